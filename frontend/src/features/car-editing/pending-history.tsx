import { useTranslation } from 'react-i18next';
import type { PendingCar } from '#contracts';
import { HistoryEntry } from './history-entry.tsx';
import styles from './car-editing.module.css';

export function PendingHistory({ acts }: Pick<PendingCar, 'acts'>) {
  const { t } = useTranslation('staffcars');
  return (
    <section className={styles['card']} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <ol className={styles['history']}>
        {acts.toReversed().map(({ act, at, by, reason, text }) => (
          <HistoryEntry
            key={`${at}${act}`}
            title={t(`done.${act}`)}
            at={at}
            by={by.name ?? t('former')}
            reason={t(`why.${reason as 'correction'}`)}
            text={text}
          />
        ))}
      </ol>
    </section>
  );
}
