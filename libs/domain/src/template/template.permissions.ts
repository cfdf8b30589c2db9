import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { Template } from './template.state.ts';

type Status = Template['status'];
type Saved = Exclude<Template, { readonly status: 'new' }>;

const otherwise = ({ status }: Template): string =>
  status === 'new' || status === 'removed' ? 'template-unknown' : 'changed-meanwhile';
const isIn = (status: Status) => ({
  is: (item: Template): item is Saved => item.status === status,
  otherwise,
});
const isNew = { is: ({ status }: Template): boolean => status === 'new', otherwise };
const authorOf = (item: Template) => ('author' in item ? item.author : undefined);
const moderator = 'another moderator or admin';

/** Who may do what to a template of the library; no one decides about their own. */
export const templatePermissions = permissionTable(
  [
    { command: 'save-template', from: 'new', to: 'private', who: 'member' },
    { command: 'propose-template', from: ['private', 'declined'], to: 'waiting', who: 'author' },
    { command: 'approve-template', from: 'waiting', to: 'approved', who: moderator },
    { command: 'decline-template', from: ['waiting', 'approved'], to: 'declined', who: moderator },
    { command: 'reopen-template', from: ['approved', 'declined'], to: 'waiting', who: moderator },
    { command: 'remove-template', from: ['private', 'waiting', 'approved', 'declined'], to: 'removed', who: 'author' },
    { command: 'put-template-back', from: 'removed', to: 'private', who: 'author' },
  ],
  {
    from: {
      new: isNew,
      private: isIn('private'),
      waiting: isIn('waiting'),
      approved: isIn('approved'),
      declined: isIn('declined'),
      removed: isIn('removed'),
    },
    who: {
      member: isMember,
      author: {
        // For an unknown one no one is refused as a stranger: the error is that it does not exist.
        is: ({ actor }: Caller, item: Template) =>
          actor !== undefined && (item.status === 'new' || authorOf(item) === actor),
        otherwise: 'template-not-yours',
      },
      'another moderator or admin': (by: Caller, item: Template) => isStaff(by) && authorOf(item) !== by.actor,
    },
  },
);
