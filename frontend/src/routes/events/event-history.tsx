import { useTranslation } from 'react-i18next';
import { plannedEvents } from '#contracts';
import type { PlannedEventForStaff } from '#contracts';
import { changedFields, EventDifferences } from './event-differences.tsx';
import { Steps } from '../../features/planned-events/steps.tsx';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { HistoryLink } from '../../ui/history/history-link.tsx';

export function EventHistory({ of: { event, allowed, steps } }: { of: PlannedEventForStaff }) {
  const { t } = useTranslation(['events', 'problems']);
  const { busy, problem, run } = useAction(async (changes: PlannedEventForStaff['event']['facts']) => {
    const body = { changes, reason: { code: 'undo' as const } };
    await sendAuthenticated(plannedEvents.correct, { params: { id: event.eventId }, body });
  });
  const mayUndo = allowed.includes('correct-planned-event');
  const now = JSON.stringify(event.facts);
  const shown = steps.map(({ facts, what, changed, ...step }, at) => ({
    ...step,
    what: t(`events:steps.${what}`),
    changed: changed.map((field) => t(`events:fields.${field}`)),
    ...differencesTo(steps[at + 1]?.facts, facts),
    again: mayUndo && JSON.stringify(facts) !== now ? () => run(facts) : undefined,
  }));
  return (
    <>
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
      <Steps steps={shown} busy={busy} />
      <HistoryLink kind="planned-event" itemId={event.eventId} />
    </>
  );
}

const differencesTo = (before: PlannedEventForStaff['event']['facts'] | undefined, after: typeof before) =>
  before && after && changedFields(before, after).length > 0
    ? { differences: <EventDifferences before={before} after={after} /> }
    : {};
