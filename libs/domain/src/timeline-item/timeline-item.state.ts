import type { Decider } from '#kernel';
import type { TimelineItemEvent } from './timeline-item.events.ts';

export type TimelineItem = { readonly status: 'new' | 'draft' | 'published' | 'removed' };

export const timelineItemStream = (itemId: string): string => `timeline-${itemId}`;

const statusAfter = {
  TimelineItemDrafted: 'draft',
  TimelineItemPublished: 'published',
  TimelineItemWithdrawn: 'draft',
  TimelineItemRemoved: 'removed',
  TimelineItemPutBack: 'draft',
} as const;

export const timelineItem: Decider<TimelineItem, TimelineItemEvent> = {
  initial: { status: 'new' },
  evolve: (state, { type }) => (type === 'TimelineItemRevised' ? state : { status: statusAfter[type] }),
};
