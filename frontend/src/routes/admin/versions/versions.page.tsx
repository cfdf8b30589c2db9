import { useTranslation } from 'react-i18next';
import { ReleaseVersion } from '../../../features/game-versions/release-version.tsx';
import { useGameVersions } from '../../../features/game-versions/use-game-versions.ts';
import { VersionTable } from '../../../features/game-versions/version-table.tsx';
import { QueryBoundary } from '../../../ui/query/query-boundary.tsx';
import { Empty } from '../../../ui/query/empty.tsx';
import { StaffPage } from '../../staff-cars/staff-page.tsx';
import styles from './versions.module.css';

export function VersionsPage() {
  const { t } = useTranslation('versions');
  const of = useGameVersions();
  return (
    <StaffPage subtitle={t('about')}>
      <QueryBoundary of={of}>
        {({ items }) => (
          <div className={styles['sides']}>
            <ReleaseVersion newest={items.at(-1)?.gameVersion} />
            {items.length === 0 ? <Empty title={t('none')} /> : <VersionTable items={items} />}
          </div>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}
