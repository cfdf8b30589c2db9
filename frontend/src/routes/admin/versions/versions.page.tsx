import { useTranslation } from 'react-i18next';
import { ReleaseVersion } from '../../../features/game-versions/release-version.tsx';
import { useGameVersions } from '../../../features/game-versions/use-game-versions.ts';
import { VersionTable } from '../../../features/game-versions/version-table.tsx';
import { ProblemError } from '../../../lib/api/problem-error.ts';
import { type Session, useSession } from '../../../lib/session/use-session.ts';
import { Asked } from '../../../ui/asked/asked.tsx';
import { Empty } from '../../../ui/asked/empty.tsx';
import { ContentPage } from '../../../ui/page/content-page.tsx';
import styles from './versions.module.css';

/** Versions of the game as moderators keep them: which are out, and that a new one is. */
export function VersionsPage() {
  const { t } = useTranslation('versions');
  const of = useGameVersions();
  const problem = refusalOf(useSession()) ?? of.problem;
  return (
    <ContentPage title={t('title')} subtitle={t('about')}>
      <Asked of={{ ...of, problem }} notAllowed={t('noPermission')}>
        {({ items }) => (
          <div className={styles['sides']}>
            <ReleaseVersion newest={items.at(-1)?.gameVersion} />
            {items.length === 0 ? <Empty title={t('none')} /> : <VersionTable items={items} />}
          </div>
        )}
      </Asked>
    </ContentPage>
  );
}

/** Anybody may ask which versions there are; this page of them is for who may add one. */
function refusalOf(session: Session): ProblemError | undefined {
  if (session.status === 'unknown') return session.problem;
  if (session.status === 'signed-out') return new ProblemError('signed-out', 401);
  return session.mod ? undefined : new ProblemError('not-allowed', 403);
}
