import { useTranslation } from 'react-i18next';
import { saveRound } from '../../lib/saved-rounds/saved-rounds.ts';
import styles from './challenges.module.css';

type StarMarksProps = {
  challengeId: string;
  round: number;
  /** The round's number as players count. */
  shownAs: number;
  stars: number;
};

/** The user's stars in a round: a click on a star sets the count, a second click on it resets to none. */
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
          onClick={() => saveRound({ challengeId, round }, { stars: star === stars ? 0 : star })}
        >
          <span aria-hidden="true">{star <= stars ? '★' : '☆'}</span>
        </button>
      ))}
    </span>
  );
}
