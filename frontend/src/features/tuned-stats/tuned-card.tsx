import { useTranslation } from 'react-i18next';
import { showSnack } from '../../ui/snack/snacks.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { CardForm } from './card-form.tsx';
import { CardReading } from './card-readings.tsx';
import { useTunedStats } from './use-tuned-stats.ts';
import styles from './tuned-card.module.css';

export function TunedCard({ carId, tune }: { carId: string; tune: string }) {
  const { t } = useTranslation('grid');
  const known = useTunedStats(carId);
  return (
    <section className={styles['card']} aria-label={t('tunes.card', { tune })}>
      <QueryBoundary of={known} skeleton={<Skeleton rows={1} rowHeight={40} />}>
        {({ tunes }) => {
          const readings = tunes.find((one) => one.tune === tune)?.readings ?? [];
          return readings.length === 0 ? null : (
            <>
              <ul className={styles['readings']}>
                {readings.map((reading) => (
                  <CardReading key={reading.statsId} carId={carId} tune={tune} reading={reading} />
                ))}
              </ul>
              <HistoryLink small kind="tuned-stats" itemId={`${carId}|${tune}`} />
            </>
          );
        }}
      </QueryBoundary>
      <p className={styles['help']}>{t('tunes.cardHelp')}</p>
      <CardForm
        carId={carId}
        tune={tune}
        onSaved={() => showSnack({ kind: 'success', text: t('tunes.cardSaved', { tune }) })}
      />
    </section>
  );
}
