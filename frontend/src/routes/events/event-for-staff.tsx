import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plannedEventReasons, plannedEvents } from '#contracts';
import type { MovePlannedEvent, PlannedEventForStaff } from '#contracts';
import { useEventForStaff } from '../../features/planned-events/use-planned-events.ts';
import { useAct } from '../../lib/form/use-act.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { type ChosenReason, ReasonFields, reasonBody } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { EventHistory } from './event-history.tsx';
import { readEvents } from './read-events.ts';

type EventForStaffProps = { id: string; onDone: () => void; onPublished?: () => void };

/** An event as staff see it: what becomes of it, what is told of it, and what was. */
export function EventForStaff({ id, onDone, onPublished }: EventForStaffProps) {
  const { t } = useTranslation('events');
  const told = useEventForStaff(id);
  return (
    <>
      <ToolRow>
        <Button onClick={onDone}>{t('staff.done')}</Button>
      </ToolRow>
      <Asked of={told}>
        {(event) => (
          <>
            <Moves of={event} onPublished={onPublished} />
            {event.allowed.includes('correct-planned-event') ? (
              <Correcting key={event.steps.length} of={event} />
            ) : null}
            <EventHistory of={event} />
          </>
        )}
      </Asked>
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
  const { busy, problem, run } = useAct(async (act: MovePlannedEvent['act']) => {
    await sendSignedIn(plannedEvents.move, { params: { id: event.eventId }, body: { act } });
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
              look={act === 'withdraw-planned-event' ? 'danger' : 'plain'}
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

/** The facts as JSON, in the form that lists of events have. */
function Correcting({ of: { event } }: { of: PlannedEventForStaff }) {
  const { t } = useTranslation(['events', 'problems', 'staffcars']);
  const [text, setText] = useState(() => JSON.stringify(event.facts, undefined, 2));
  const [reason, setReason] = useState<ChosenReason<(typeof plannedEventReasons)[number]>>({
    code: 'correction',
    text: '',
  });
  const read = readEvents(text)?.[0];
  const fault = !read
    ? t('events:staff.noJson')
    : read.faults && t('events:staff.faults', { fields: read.faults.join(', ') });
  const { busy, problem, run } = useAct(async () => {
    if (!read || read.faults) return;
    const { code = 'correction', text: words } = { text: undefined, ...reasonBody(reason) };
    const body = { changes: read.facts, reason: words === undefined ? { code } : { code, text: words } };
    await sendSignedIn(plannedEvents.correct, { params: { id: event.eventId }, body });
    showSnack({ kind: 'success', text: t('events:staff.corrected') });
  });
  return (
    <ToolPanel title={t('events:staff.edit')}>
      <TextField
        label={t('events:staff.json')}
        rows={16}
        spellCheck={false}
        value={text}
        error={fault}
        onChange={({ target }) => setText(target.value)}
      />
      <ReasonFields
        options={plannedEventReasons.map((value) => ({ value, text: t(`events:reasons.${value}`) }))}
        help={t('events:staff.reasonHelp')}
        value={reason}
        onChange={setReason}
      />
      <ToolRow>
        <Button look="main" busy={busy} disabled={fault !== undefined} onClick={() => run()}>
          {t('staffcars:act.save')}
        </Button>
      </ToolRow>
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
    </ToolPanel>
  );
}
