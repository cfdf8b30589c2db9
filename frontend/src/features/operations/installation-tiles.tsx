import type { InstallationStatus } from '#contracts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { useOperationLabels } from './use-operation-labels.ts';

export function InstallationTiles({ of: { head, views, lastBackup, lastDrill } }: { of: InstallationStatus }) {
  const { t, number, when, result, seconds } = useOperationLabels();
  const own = views.filter(({ known }) => known);
  const drilled = lastDrill?.figures['seconds'];
  return (
    <StatTiles
      label={t('title')}
      stats={[
        { label: t('upToDate'), value: `${own.filter(({ behind }) => behind === 0).length} / ${own.length}` },
        { label: t('parked'), value: number(own.reduce((sum, { parkedCount }) => sum + parkedCount, 0)) },
        { label: t('position'), value: number(head) },
        { label: t('lastBackup'), value: lastBackup ? when(lastBackup.begunAt) : t('never') },
        {
          label: t('lastDrill'),
          value: lastDrill ? when(lastDrill.begunAt) : t('never'),
          ...(lastDrill && {
            help: [result(lastDrill), ...(typeof drilled === 'number' ? [seconds(drilled)] : [])].join(' · '),
          }),
        },
      ]}
    />
  );
}
