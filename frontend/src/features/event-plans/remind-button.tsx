import { useTranslation } from 'react-i18next';
import type { EventPlan, PlannedEvent } from '#contracts';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import { useMyEventPlan } from '../../lib/session/use-account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { BellIcon } from '../../ui/icons.ts';
import { useEventPlanMutations } from './use-event-plan-mutations.ts';

type OfEvent = Pick<PlannedEvent, 'eventId' | 'status' | 'facts'>;

/** Turns the reminder for this event on or off; nothing if it has started or is not public. `now`: milliseconds. */
export function RemindButton({ event, now }: { event: OfEvent; now: number }) {
  const { t } = useTranslation('eventplan');
  const session = useSession();
  if (Date.parse(event.facts.startsAt) <= now || !isShown(event)) return null;
  if (session.status === 'signed-in') return <OwnReminder event={event} />;
  return (
    <Button
      icon={<BellIcon aria-hidden="true" />}
      disabled={session.status === 'unknown'}
      onClick={() => void promptLogin()}
    >
      {t('remind')}
    </Button>
  );
}

const isShown = ({ status }: OfEvent): boolean => status === 'published' || status === 'preview';

function OwnReminder({ event }: { event: OfEvent }) {
  const { t } = useTranslation('eventplan');
  const { value: plan } = useMyEventPlan();
  const { busy, problem, choose } = useEventPlanMutations();
  const isOn = plan !== undefined && isReminded(plan, event);
  const ofKind = plan?.kinds.includes(event.facts.kind) ?? false;
  return (
    <>
      <Button
        icon={<BellIcon aria-hidden="true" />}
        aria-pressed={isOn}
        busy={busy}
        disabled={plan === undefined}
        onClick={() => choose({ event: event.eventId }, isOn ? (ofKind ? false : null) : true)}
      >
        {isOn ? t('reminded') : t('remind')}
      </Button>
      {isOn && plan.settings?.ways.length === 0 ? <small role="status">{t('off')}</small> : null}
      <Refusal problem={problem} />
    </>
  );
}

/** The setting of the event, else that of its kind. */
const isReminded = ({ kinds, events }: EventPlan, { eventId, facts }: OfEvent): boolean =>
  events.find((one) => one.eventId === eventId)?.isWanted ?? kinds.includes(facts.kind);
