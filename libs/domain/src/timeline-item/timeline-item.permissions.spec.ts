import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import {
  PublishTimelineItem,
  publishTimelineItem,
  PutTimelineItemBack,
  putTimelineItemBack,
  RemoveTimelineItem,
  removeTimelineItem,
  WithdrawTimelineItem,
  withdrawTimelineItem,
} from './show-timeline-item.ts';
import { type TimelineItem, timelineItem } from './timeline-item.state.ts';
import { timelineItemPermissions } from './timeline-item.permissions.ts';
import { DraftTimelineItem, draftTimelineItem, ReviseTimelineItem, reviseTimelineItem } from './write-timeline-item.ts';

const itemId = 'i1';
const said = { kind: 'other', name: 'News', startsAt: '2026-03-01T21:00:00.000Z', carIds: [], spoiler: false } as const;
const facts = { itemId, unknownCars: [] };
const item = (state: TimelineItem) => state;
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: TimelineItem, given: typeof facts) => readonly Event[],
  ) =>
  (meta: Meta, _: number, state: TimelineItem) => ({
    item,
    decide: () => decide(new type({ itemId, ...said } as unknown as Made['data'], meta), state, facts),
  });

it('no 10,000 commands lead where no row of the table leads', async () => {
  const came = await walkTable({
    table: timelineItemPermissions,
    decider: timelineItem,
    commands: {
      'draft-timeline-item': on(DraftTimelineItem, draftTimelineItem),
      'revise-timeline-item': on(ReviseTimelineItem, reviseTimelineItem),
      'publish-timeline-item': on(PublishTimelineItem, publishTimelineItem),
      'withdraw-timeline-item': on(WithdrawTimelineItem, withdrawTimelineItem),
      'remove-timeline-item': on(RemoveTimelineItem, removeTimelineItem),
      'put-timeline-item-back': on(PutTimelineItemBack, putTimelineItemBack),
    },
  });
  expect(came).toEqual(commandsIn(timelineItemPermissions));
});
