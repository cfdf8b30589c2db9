import { useTranslation } from 'react-i18next';
import type { PlannedEventKind } from '#contracts';
import { PlanParts } from '../../features/event-plans/reminders-group.tsx';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import { useMyEventPlan } from '../../lib/session/use-account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ToolPanel, ToolRow, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { SubscribePanel } from './subscribe-panel.tsx';

export function EventPlanPanels({ kinds }: { kinds: readonly PlannedEventKind[] }) {
  const { t } = useTranslation('eventplan');
  const session = useSession();
  return (
    <ToolSides>
      <ToolPanel title={t('title')}>
        {session.status === 'signed-in' ? <Own confirmed={session.confirmed} /> : <Invitation />}
      </ToolPanel>
      <SubscribePanel kinds={kinds} />
    </ToolSides>
  );
}

function Own({ confirmed }: { confirmed: boolean }) {
  return (
    <QueryBoundary of={useMyEventPlan()} skeleton={<Skeleton rows={4} />}>
      {(plan) => <PlanParts plan={plan} confirmed={confirmed} />}
    </QueryBoundary>
  );
}

function Invitation() {
  const { t } = useTranslation(['eventplan', 'account']);
  return (
    <>
      <p>{t('eventplan:invite')}</p>
      <ToolRow>
        <Button onClick={() => void promptLogin()}>{t('account:signIn')}</Button>
      </ToolRow>
    </>
  );
}
