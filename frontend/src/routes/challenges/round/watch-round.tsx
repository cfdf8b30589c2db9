import { useTranslation } from 'react-i18next';
import { ReadLanes } from './read-lanes.tsx';
import styles from './round.module.css';
import type { RoundView } from './round-view.ts';

export function WatchRound({ round: { filling, lock }, cars }: RoundView) {
  const { t } = useTranslation('rounds');
  const name = lock?.by.name ?? t('gone');
  return (
    <section className={styles['part']} aria-label={t('watch')}>
      <h2>{t('watch')}</h2>
      {filling ? (
        <ReadLanes content={filling} cars={cars} />
      ) : (
        <p className={styles['note']}>{t('nothingYet', { name })}</p>
      )}
    </section>
  );
}
