import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import styles from './round.module.css';
import type { MyHand } from './round-view.ts';

export function HandNotes({ hand: { isGiven, freed, places, take } }: { hand: MyHand }) {
  const { t } = useTranslation('rounds');
  if (!isGiven && freed.length === 0) return null;
  return (
    <div className={styles['handNotes']} role="status">
      {freed.map((race) => (
        <p key={race}>{t('freed', { race })}</p>
      ))}
      {isGiven ? (
        <p>
          {t('shared')}
          <Button size="small" onClick={() => take(places)}>
            {t('keepHand')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
