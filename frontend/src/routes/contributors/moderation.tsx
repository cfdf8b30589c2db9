import { useTranslation } from 'react-i18next';
import { queue } from '#contracts';
import { useQueueLabels } from '../../features/queue/use-queue-labels.ts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';

export function Moderation() {
  const { t, i18n } = useTranslation('queue');
  const { minutes } = useQueueLabels();
  const found = useQuery({ key: ['review-queue', 'totals'], ask: () => queryApi(queue.totals, {}) });
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <ToolPanel title={t('figures.title')}>
      <QueryBoundary of={found}>
        {({ waiting, approved, declined, reversed, wait }) => (
          <StatTiles
            label={t('figures.title')}
            stats={[
              { label: t('figures.waiting'), value: number(waiting) },
              { label: t('figures.approved'), value: number(approved) },
              { label: t('figures.declined'), value: number(declined) },
              { label: t('figures.reversed'), value: number(reversed) },
              ...(wait ? [{ label: t('figures.half'), value: minutes(wait.half) }] : []),
            ]}
          />
        )}
      </QueryBoundary>
    </ToolPanel>
  );
}
