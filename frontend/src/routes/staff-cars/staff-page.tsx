import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { HISTORY_PATH } from '../../lib/history-path.ts';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';

type StaffPageProps = {
  title?: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
};

/** The frame of what moderators do with cars: others are told that it is not for them. */
export function StaffPage({ title, back, actions, children, ...rest }: StaffPageProps) {
  const { t } = useTranslation('staffcars');
  const session = useSession();
  const closed = session.status === 'signed-out' ? 'signed-out' : 'not-allowed';
  const mayCome = session.status === 'signed-in' && session.mod;
  const problem =
    session.status === 'unknown' ? session.problem : mayCome ? undefined : new ProblemError(closed, 403, {});
  const retry = session.status === 'unknown' ? session.retry : () => {};
  return (
    <ContentPage
      title={title ?? t('title')}
      {...(back === undefined ? {} : { back })}
      {...rest}
      actions={mayCome ? actions : undefined}
    >
      <Asked of={{ value: mayCome ? true : undefined, problem, late: false, retry }} notAllowed={t('noPermission')}>
        {() => (
          <>
            {back === undefined ? <Areas /> : null}
            {children}
          </>
        )}
      </Asked>
    </ContentPage>
  );
}

function Areas() {
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
  const tabs = [
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
  return <Tabs label={t('title')} tabs={tabs} />;
}
