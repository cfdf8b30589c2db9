import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EndIncident, ReportIncident, UpdateIncident } from '../../../features/site-admin/incident-forms.tsx';
import { MaintenanceGroup } from '../../../features/site-admin/maintenance-group.tsx';
import { Switches } from '../../../features/site-admin/switches.tsx';
import { useSiteNotices } from '../../../features/site-notices/use-site-notices.ts';
import { useSiteStatus } from '../../../features/site-notices/use-site-status.ts';
import { ProblemError } from '../../../lib/api/problem-error.ts';
import { pages } from '../../../lib/paths.ts';
import { type Session, useSession } from '../../../lib/session/use-session.ts';
import { STATUS_PATH } from '../../../lib/site/site-paths.ts';
import { QueryBoundary } from '../../../ui/query/query-boundary.tsx';
import { OpenedByButton } from '../../../ui/dialog/opened-by-button.tsx';
import button from '../../../ui/button/button.module.css';
import { HistoryLink } from '../../../ui/history/history-link.tsx';
import { ContentPage } from '../../../ui/page/content-page.tsx';
import { IncidentCard } from '../../status/incident-card.tsx';
import styles from './run-site.module.css';

export function RunSitePage() {
  const { t } = useTranslation(['site', 'operations']);
  const notices = useSiteNotices();
  const problem = refusalOf(useSession()) ?? notices.problem;
  return (
    <ContentPage
      title={t('manage')}
      width="text"
      actions={
        <>
          <Link className={button['button']} data-look="ghost" to={`${pages.admin}?part=operations`}>
            {t('operations:toOperations')}
          </Link>
          <HistoryLink kind="site" itemId="site" />
        </>
      }
    >
      <QueryBoundary of={{ ...notices, problem }} notAllowed={t('noPermission')}>
        {({ off, maintenance }) => (
          <div className={styles['groups']}>
            <Switches off={off} />
            <MaintenanceGroup maintenance={maintenance} />
            <Incidents />
          </div>
        )}
      </QueryBoundary>
    </ContentPage>
  );
}

function Incidents() {
  const { t } = useTranslation('site');
  const of = useSiteStatus();
  return (
    <section className={styles['incidents']} aria-label={t('incidents')}>
      <div className={styles['head']}>
        <h2>{t('incidents')}</h2>
        <OpenedByButton act={t('report')} title={t('report')}>
          {(close) => <ReportIncident onDone={close} />}
        </OpenedByButton>
      </div>
      <QueryBoundary of={of} layout="rows">
        {({ incidents }) =>
          incidents === null ? (
            <p role="alert">{t('incidentsUnknown')}</p>
          ) : (
            incidents
              .filter(({ status }) => status === 'open')
              .map((incident) => (
                <IncidentCard key={incident.incidentId} incident={incident}>
                  <div className={styles['acts']}>
                    <OpenedByButton act={t('update')} title={t('update')}>
                      {(close) => <UpdateIncident incidentId={incident.incidentId} onDone={close} />}
                    </OpenedByButton>
                    <OpenedByButton act={t('end')} title={t('end')}>
                      {(close) => <EndIncident incidentId={incident.incidentId} onDone={close} />}
                    </OpenedByButton>
                  </div>
                </IncidentCard>
              ))
          )
        }
      </QueryBoundary>
      <Link className={button['button']} data-look="ghost" to={STATUS_PATH}>
        {t('title')}
      </Link>
    </section>
  );
}

/** Anyone may read what is switched off; this page is only for users who may switch it. */
function refusalOf(session: Session): ProblemError | undefined {
  if (session.status === 'unknown') return session.problem;
  if (session.status === 'signed-out') return new ProblemError('signed-out', 401);
  return session.admin ? undefined : new ProblemError('not-allowed', 403);
}
