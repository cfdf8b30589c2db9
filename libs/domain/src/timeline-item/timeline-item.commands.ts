import { commandsOf, decision, lookedUp, newId } from '#kernel';
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
import type { OfTimelineItem } from './timeline-item.events.ts';
import { timelineItem, timelineItemStream } from './timeline-item.state.ts';
import { DraftTimelineItem, draftTimelineItem, ReviseTimelineItem, reviseTimelineItem } from './write-timeline-item.ts';

const ofItem = { id: ({ itemId }: OfTimelineItem) => itemId };
const words = ({ description }: DraftTimelineItem['data']) => ({ body: description });

export const timelineItemCommands = commandsOf({
  decider: timelineItem,
  // A draft gets its id, and so its stream, when the command runs.
  stream: ({ itemId = '' }: Partial<OfTimelineItem & DraftTimelineItem['data']>) => timelineItemStream(itemId),
  decisions: [
    decision(DraftTimelineItem, draftTimelineItem, {
      id: (_, { itemId }) => itemId,
      words,
      facts: { itemId: newId('timeline-item'), unknownCars: lookedUp },
      stream: (_, { itemId }) => timelineItemStream(itemId),
    }),
    decision(ReviseTimelineItem, reviseTimelineItem, { ...ofItem, words, facts: { unknownCars: lookedUp } }),
    decision(PublishTimelineItem, publishTimelineItem, ofItem),
    decision(WithdrawTimelineItem, withdrawTimelineItem, ofItem),
    decision(RemoveTimelineItem, removeTimelineItem, ofItem),
    decision(PutTimelineItemBack, putTimelineItemBack, ofItem),
  ],
});
