import { Command } from '#kernel';
import type {
  OfTimelineItem,
  TimelineItemPublished,
  TimelineItemPutBack,
  TimelineItemRemoved,
  TimelineItemWithdrawn,
} from './timeline-item.events.ts';
import type { TimelineItem } from './timeline-item.state.ts';
import { timelineItemWhoMay } from './timeline-item.who-may.ts';

export class PublishTimelineItem extends Command<OfTimelineItem> {}

export class WithdrawTimelineItem extends Command<OfTimelineItem> {}

export class RemoveTimelineItem extends Command<OfTimelineItem> {}

export class PutTimelineItemBack extends Command<OfTimelineItem> {}

export const publishTimelineItem = (
  { data, meta }: PublishTimelineItem,
  state: TimelineItem,
): readonly TimelineItemPublished[] => {
  timelineItemWhoMay.check('publish-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemPublished', data: { itemId: data.itemId } }];
};

export const withdrawTimelineItem = (
  { data, meta }: WithdrawTimelineItem,
  state: TimelineItem,
): readonly TimelineItemWithdrawn[] => {
  timelineItemWhoMay.check('withdraw-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemWithdrawn', data: { itemId: data.itemId } }];
};

export const removeTimelineItem = (
  { data, meta }: RemoveTimelineItem,
  state: TimelineItem,
): readonly TimelineItemRemoved[] => {
  timelineItemWhoMay.check('remove-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemRemoved', data: { itemId: data.itemId } }];
};

export const putTimelineItemBack = (
  { data, meta }: PutTimelineItemBack,
  state: TimelineItem,
): readonly TimelineItemPutBack[] => {
  timelineItemWhoMay.check('put-timeline-item-back', state, meta, data);
  return [{ type: 'TimelineItemPutBack', data: { itemId: data.itemId } }];
};
