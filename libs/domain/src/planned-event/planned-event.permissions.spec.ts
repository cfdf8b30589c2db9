import { commandsIn, walkTable } from '#test/permissions-kit';
import { aPlannedEvent as facts } from '#test/planned-event';
import { CorrectPlannedEvent, correctPlannedEvent } from './correct-planned-event.ts';
import { MakePlannedEvent, makePlannedEvent } from './make-planned-event.ts';
import {
  PreviewPlannedEvent,
  previewPlannedEvent,
  PublishPlannedEvent,
  publishPlannedEvent,
  PutPlannedEventBack,
  putPlannedEventBack,
  WithdrawPlannedEvent,
  withdrawPlannedEvent,
} from './move-planned-event.ts';
import { type PlannedEvent, plannedEvent } from './planned-event.state.ts';
import { plannedEventPermissions } from './planned-event.permissions.ts';

const one = { eventId: 'coast-to-summit-2026-11-20' };
const item = (state: PlannedEvent): PlannedEvent => state;

describe('no 10,000 commands lead where no row of the table leads:', () => {
  it('planned event', async () => {
    const came = await walkTable({
      table: plannedEventPermissions,
      decider: plannedEvent,
      commands: {
        'make-planned-event': (meta, _n, state) => ({
          item,
          decide: () => makePlannedEvent(new MakePlannedEvent({ facts, source: 'import' }, meta), state),
        }),
        'correct-planned-event': (meta, n, state) => {
          const data = { ...one, changes: { rqLimit: 100 + (n % 9) }, reason: 'correction' } as const;
          return { item, decide: () => correctPlannedEvent(new CorrectPlannedEvent(data, meta), state) };
        },
        'preview-planned-event': (meta, _n, state) => ({
          item,
          decide: () => previewPlannedEvent(new PreviewPlannedEvent(one, meta), state),
        }),
        'publish-planned-event': (meta, _n, state) => ({
          item,
          decide: () => publishPlannedEvent(new PublishPlannedEvent(one, meta), state),
        }),
        'withdraw-planned-event': (meta, _n, state) => ({
          item,
          decide: () => withdrawPlannedEvent(new WithdrawPlannedEvent(one, meta), state),
        }),
        'put-planned-event-back': (meta, _n, state) => ({
          item,
          decide: () => putPlannedEventBack(new PutPlannedEventBack(one, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(plannedEventPermissions));
  });
});
