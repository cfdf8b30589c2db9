import { useTranslation } from 'react-i18next';
import type { PlannedEventKind } from '#contracts';
import { PlanParts } from '../../features/event-plans/reminders-group.tsx';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
import { useOwnEventPlan } from '../../lib/session/use-account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
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
    <Asked of={useOwnEventPlan()} skeleton={<Skeleton rows={4} />}>
      {(plan) => <PlanParts plan={plan} confirmed={confirmed} />}
    </Asked>
  );
}

function Invitation() {
  const { t } = useTranslation(['eventplan', 'account']);
  return (
    <>
      <p>{t('eventplan:invite')}</p>
      <ToolRow>
        <Button onClick={() => void askToSignIn()}>{t('account:signIn')}</Button>
      </ToolRow>
    </>
  );
}
