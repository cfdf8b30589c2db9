import { useTranslation } from 'react-i18next';
import { keepRound } from '../../lib/kept-rounds/kept-rounds.ts';
import styles from './challenges.module.css';

type StarMarksProps = {
  challengeId: string;
  round: number;
  /** As players count rounds. */
  shownAs: number;
  stars: number;
};

/** One's own stars in a round: a press on a star says how many, a second press on it none. */
export function StarMarks({ challengeId, round, shownAs, stars }: StarMarksProps) {
  const { t } = useTranslation('challenges');
  return (
    <span role="group" aria-label={t('yourStars', { round: shownAs })} className={styles['stars']}>
      {[1, 2, 3].map((star) => (
        <button
          key={star}
          type="button"
          aria-label={t('star', { star, round: shownAs })}
          aria-pressed={star <= stars}
          onClick={() => keepRound({ challengeId, round }, { stars: star === stars ? 0 : star })}
        >
          <span aria-hidden="true">{star <= stars ? '★' : '☆'}</span>
        </button>
      ))}
    </span>
  );
}
