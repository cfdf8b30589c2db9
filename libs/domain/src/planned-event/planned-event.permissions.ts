import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { PlannedEvent } from './planned-event.state.ts';

type Known = Exclude<PlannedEvent, { readonly status: 'new' }>;

const otherwise = ({ status }: PlannedEvent): string =>
  status === 'new' ? 'planned-event-unknown' : 'changed-meanwhile';
const isIn = (status: Known['status']) => ({
  is: (event: PlannedEvent): event is Known => event.status === status,
  otherwise,
});
const isNew = { is: ({ status }: PlannedEvent): boolean => status === 'new', otherwise: 'planned-event-exists' };
const states = ['draft', 'preview', 'published'] as const;

export const plannedEventPermissions = permissionTable(
  [
    { command: 'make-planned-event', from: 'new', to: 'draft', who: 'moderator, admin or operator' },
    { command: 'correct-planned-event', from: states, to: states, who: 'moderator, admin or operator' },
    {
      command: 'preview-planned-event',
      from: ['draft', 'published'],
      to: 'preview',
      who: 'moderator, admin or operator',
    },
    {
      command: 'publish-planned-event',
      from: ['draft', 'preview'],
      to: 'published',
      who: 'moderator, admin or operator',
    },
    { command: 'withdraw-planned-event', from: states, to: 'withdrawn', who: 'moderator, admin or operator' },
    { command: 'put-planned-event-back', from: 'withdrawn', to: 'draft', who: 'moderator, admin or operator' },
  ],
  {
    from: {
      new: isNew,
      draft: isIn('draft'),
      preview: isIn('preview'),
      published: isIn('published'),
      withdrawn: isIn('withdrawn'),
    },
    who: { 'moderator, admin or operator': (by) => isStaff(by) || isOperator(by) },
  },
);
