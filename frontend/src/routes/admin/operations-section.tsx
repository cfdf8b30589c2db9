import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionDialog, type RequestedAction } from '../../features/operations/action-dialog.tsx';
import { CommandLines } from '../../features/operations/command-lines.tsx';
import { InstallationTiles } from '../../features/operations/installation-tiles.tsx';
import { OperationList } from '../../features/operations/operation-list.tsx';
import { RunningList } from '../../features/operations/running-list.tsx';
import { useInstallation } from '../../features/operations/use-operations.ts';
import { EqualityList } from '../../features/operations/equality-list.tsx';
import { ViewList } from '../../features/operations/view-list.tsx';
import { pages } from '../../lib/paths.ts';
import { RUN_SITE_PATH } from '../../lib/site/site-paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import button from '../../ui/button/button.module.css';
import { ContentPage } from '../../ui/page/content-page.tsx';

export function OperationsSection() {
  const { t } = useTranslation(['operations', 'members', 'site']);
  const [asked, setAsked] = useState<RequestedAction | null>(null);
  return (
    <ContentPage
      title={t('title')}
      subtitle={t('subtitle')}
      back={{ to: pages.admin, label: t('members:title') }}
      actions={
        <Link className={button['button']} data-look="ghost" to={RUN_SITE_PATH}>
          {t('site:manage')}
        </Link>
      }
    >
      <QueryBoundary of={useInstallation()} notAllowed={t('members:noPermission')}>
        {(status) => (
          <>
            <InstallationTiles of={status} />
            <RunningList running={status.running} onAsk={setAsked} />
            <ViewList views={status.views} onAsk={setAsked} />
            <EqualityList sampled={status.sampled} />
            <OperationList />
            <CommandLines />
          </>
        )}
      </QueryBoundary>
      <ActionDialog asked={asked} onClose={() => setAsked(null)} />
    </ContentPage>
  );
}
