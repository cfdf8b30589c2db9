import { Command } from '#kernel';
import type {
  OfTimelineItem,
  TimelineItemPublished,
  TimelineItemPutBack,
  TimelineItemRemoved,
  TimelineItemWithdrawn,
} from './timeline-item.events.ts';
import type { TimelineItem } from './timeline-item.state.ts';
import { timelineItemPermissions } from './timeline-item.permissions.ts';

export class PublishTimelineItem extends Command<OfTimelineItem> {}

export class WithdrawTimelineItem extends Command<OfTimelineItem> {}

export class RemoveTimelineItem extends Command<OfTimelineItem> {}

export class PutTimelineItemBack extends Command<OfTimelineItem> {}

export const publishTimelineItem = (
  { data, meta }: PublishTimelineItem,
  state: TimelineItem,
): readonly TimelineItemPublished[] => {
  timelineItemPermissions.check('publish-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemPublished', data: { itemId: data.itemId } }];
};

export const withdrawTimelineItem = (
  { data, meta }: WithdrawTimelineItem,
  state: TimelineItem,
): readonly TimelineItemWithdrawn[] => {
  timelineItemPermissions.check('withdraw-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemWithdrawn', data: { itemId: data.itemId } }];
};

export const removeTimelineItem = (
  { data, meta }: RemoveTimelineItem,
  state: TimelineItem,
): readonly TimelineItemRemoved[] => {
  timelineItemPermissions.check('remove-timeline-item', state, meta, data);
  return [{ type: 'TimelineItemRemoved', data: { itemId: data.itemId } }];
};

export const putTimelineItemBack = (
  { data, meta }: PutTimelineItemBack,
  state: TimelineItem,
): readonly TimelineItemPutBack[] => {
  timelineItemPermissions.check('put-timeline-item-back', state, meta, data);
  return [{ type: 'TimelineItemPutBack', data: { itemId: data.itemId } }];
};
