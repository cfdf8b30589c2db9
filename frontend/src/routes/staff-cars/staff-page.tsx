import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { HISTORY_PATH } from '../../lib/history-path.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

type StaffPageProps = {
  /** Without it the title is that of the area with this address. */
  title?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

/** The frame of moderators' pages: others see that they have no access. */
export function StaffPage({ title, back, actions, children, ...rest }: StaffPageProps) {
  const { t } = useTranslation('staffcars');
  const areas = useAreas();
  const { pathname } = useLocation();
  const of = useAdmission();
  return (
    <ContentPage
      title={title ?? areas.find(({ to }) => to === pathname)?.text ?? t('title')}
      {...(back === undefined ? {} : { back })}
      {...rest}
      actions={of.value ? actions : undefined}
    >
      <QueryBoundary of={of} notAllowed={t('noPermission')}>
        {() => (
          <>
            {back === undefined ? <Tabs label={t('title')} tabs={areas} /> : null}
            {children}
          </>
        )}
      </QueryBoundary>
    </ContentPage>
  );
}

function useAdmission() {
  const session = useSession();
  const closed = session.status === 'signed-out' ? 'signed-out' : 'not-allowed';
  const mayCome = session.status === 'signed-in' && session.mod;
  const problem =
    session.status === 'unknown' ? session.problem : mayCome ? undefined : new ProblemError(closed, 403, {});
  const retry = session.status === 'unknown' ? session.retry : () => {};
  return { value: mayCome ? true : undefined, problem, late: false, retry };
}

type Area = { readonly to: string; readonly text: string };

function useAreas(): readonly Area[] {
  const { t } = useTranslation([
    'staffcars',
    'versions',
    'reviews',
    'imports',
    'campaign',
    'queue',
    'history',
    'sweeps',
  ]);
  return [
    { to: pages.queue, text: t('queue:title') },
    { to: pages.staffCars, text: t('tab.all') },
    { to: pages.waitingCars, text: t('tab.waiting') },
    { to: pages.carReviews, text: t('reviews:title') },
    { to: pages.staffImports, text: t('imports:title') },
    { to: pages.staffCampaign, text: t('campaign:title') },
    { to: pages.staffTags, text: t('staffcars:tags.title') },
    { to: pages.staffSweeps, text: t('sweeps:title') },
    { to: pages.adminVersions, text: t('versions:title') },
    { to: HISTORY_PATH, text: t('history:log') },
  ];
}
