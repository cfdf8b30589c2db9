import { useTranslation } from 'react-i18next';
import { type CarChange, cars } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useLiveView } from '../../lib/live-views/use-live-view.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { HistoryEntry } from './history-entry.tsx';
import type { FigureName } from './car-values.ts';
import { useStatLabels } from './use-figure-labels.ts';
import styles from './car-editing.module.css';

export function CarHistory({ carId }: { carId: string }) {
  const { t } = useTranslation('staffcars');
  const of = useLiveView({
    key: ['car-history', 'all', carId],
    channels: [`car:${carId}`],
    uncached: true,
    ask: () => queryApi(cars.history, { params: { id: carId }, query: { upcomingTags: 'shown' } }),
  });
  return (
    <section className={styles['card']} aria-label={t('history')}>
      <h2>{t('history')}</h2>
      <QueryBoundary of={{ ...of, value: of.value?.changes }}>
        {(changes) => (
          <ol className={styles['history']}>
            {changes.map((change) => (
              <Change key={`${change.gameVersion}${change.at}${change.reason}`} change={change} />
            ))}
          </ol>
        )}
      </QueryBoundary>
    </section>
  );
}

function Change({ change: { gameVersion, reason, source, at, by, text, changes } }: { change: CarChange }) {
  const { t } = useTranslation('staffcars');
  const { figure, text: textOf } = useStatLabels();
  const byJob = source === 'moderator' ? t('former') : t('program');
  return (
    <HistoryEntry
      title={t('inVersion', { version: gameVersion })}
      at={at}
      by={by ?? byJob}
      reason={t(`why.${reason}`)}
      text={text}
    >
      <span className={styles['deltas']}>
        {Object.entries(changes).map(([name, [was, is]]) => (
          <span key={name}>
            {figure(name as FigureName)} <s>{textOf(name, was)}</s> → {textOf(name, is)}
          </span>
        ))}
      </span>
    </HistoryEntry>
  );
}
