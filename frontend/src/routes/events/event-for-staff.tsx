import { useTranslation } from 'react-i18next';
import { plannedEvents } from '#contracts';
import type { MovePlannedEvent, PlannedEventForStaff } from '#contracts';
import { useEventForStaff } from '../../features/planned-events/use-planned-events.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { CorrectEvent } from './event-form.tsx';
import { EventHistory } from './event-history.tsx';

type EventForStaffProps = { id: string; onDone: () => void; onPublished?: () => void };

export function EventForStaff({ id, onDone, onPublished }: EventForStaffProps) {
  const { t } = useTranslation('events');
  const told = useEventForStaff(id);
  return (
    <>
      <ToolRow>
        <Button onClick={onDone}>{t('staff.done')}</Button>
      </ToolRow>
      <QueryBoundary of={told}>
        {(event) => (
          <>
            <Moves of={event} onPublished={onPublished} />
            {event.allowed.includes('correct-planned-event') ? <CorrectEvent key={id} of={event} /> : null}
            <EventHistory of={event} />
          </>
        )}
      </QueryBoundary>
    </>
  );
}

const moves = [
  'publish-planned-event',
  'preview-planned-event',
  'withdraw-planned-event',
  'put-planned-event-back',
] as const satisfies readonly MovePlannedEvent['act'][];

const statusAfter = {
  'publish-planned-event': 'published',
  'preview-planned-event': 'preview',
  'withdraw-planned-event': 'withdrawn',
  'put-planned-event-back': 'draft',
} as const;

function Moves({
  of: { event, allowed },
  onPublished,
}: {
  of: PlannedEventForStaff;
  onPublished: (() => void) | undefined;
}) {
  const { t } = useTranslation(['events', 'problems']);
  const { busy, problem, run } = useAction(async (act: MovePlannedEvent['act']) => {
    await sendAuthenticated(plannedEvents.move, { params: { id: event.eventId }, body: { act } });
    showSnack({ kind: 'success', text: `${event.facts.name}: ${t(`events:statuses.${statusAfter[act]}`)}` });
    if (act === 'publish-planned-event') onPublished?.();
  });
  return (
    <ToolPanel title={`${event.facts.name}: ${t(`events:statuses.${event.status}`)}`}>
      <ToolRow>
        {moves
          .filter((act) => allowed.includes(act))
          .map((act) => (
            <Button
              key={act}
              busy={busy}
              variant={act === 'withdraw-planned-event' ? 'danger' : 'plain'}
              onClick={() => run(act)}
            >
              {t(`events:moves.${act}`)}
            </Button>
          ))}
      </ToolRow>
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
    </ToolPanel>
  );
}
