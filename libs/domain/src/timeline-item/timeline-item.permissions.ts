import { permissionTable } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import type { TimelineItem } from './timeline-item.state.ts';

const otherwise = ({ status }: TimelineItem): string =>
  status === 'new' || status === 'removed' ? 'timeline-item-unknown' : 'changed-meanwhile';
const isIn = (status: TimelineItem['status']) => ({ is: (item: TimelineItem) => item.status === status, otherwise });
const moderator = 'moderator or admin';

export const timelineItemPermissions = permissionTable(
  [
    { command: 'draft-timeline-item', from: 'new', to: 'draft', who: moderator },
    { command: 'revise-timeline-item', from: 'draft', to: 'draft', who: moderator },
    { command: 'revise-timeline-item', from: 'published', to: 'published', who: moderator },
    { command: 'publish-timeline-item', from: 'draft', to: 'published', who: moderator },
    { command: 'withdraw-timeline-item', from: 'published', to: 'draft', who: moderator },
    { command: 'remove-timeline-item', from: 'draft', to: 'removed', who: moderator },
    { command: 'put-timeline-item-back', from: 'removed', to: 'draft', who: moderator },
  ],
  {
    from: { new: isIn('new'), draft: isIn('draft'), published: isIn('published'), removed: isIn('removed') },
    who: { 'moderator or admin': isStaff },
  },
);
