import { useTranslation } from 'react-i18next';
import type { VersionSummary } from '#contracts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import styles from './game-versions.module.css';
import { VersionDay } from './version-day.tsx';

const dayCell = (version: VersionSummary) => <VersionDay of={version} />;

export function VersionTable({ items }: { items: readonly VersionSummary[] }) {
  const { t } = useTranslation('versions');
  const columns: readonly Column<VersionSummary>[] = [
    { key: 'version', head: t('version'), cell: ({ gameVersion }) => gameVersion },
    { key: 'day', head: t('cameOn'), cell: dayCell },
    { key: 'released', head: t('carsReleased'), figures: true, cell: ({ carsReleased }) => carsReleased },
    { key: 'revised', head: t('carsRevised'), figures: true, cell: ({ carsRevised }) => carsRevised },
  ];
  const keyOf = ({ gameVersion }: VersionSummary) => gameVersion;
  return (
    <div className={styles['versions']}>
      <DataTable label={t('title')} columns={columns} items={items.toReversed()} keyOf={keyOf} nameOf={keyOf} />
    </div>
  );
}
