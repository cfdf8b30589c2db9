import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { Appeal } from './appeal.state.ts';

const otherwise = ({ status }: Appeal): string => {
  if (status === 'new') return 'appeal-unknown';
  return status === 'waiting' ? 'appeal-made-already' : 'appeal-decided';
};
const isAs = (status: Appeal['status']) => ({ is: (of: Appeal): boolean => of.status === status, otherwise });
const other = 'another moderator or admin; of a limit another admin, or the only one';

/** An admin decides on an appeal against their own decision when no other can; limits are decided by admins only. */
const isOther = (by: Caller, of: Appeal): boolean => {
  if (of.status === 'new' || !isStaff(by) || of.appellant === by.actor) return false;
  return by.role === 'admin' || (of.decidedBy !== by.actor && of.against.kind !== 'limit');
};

/** Who may do what to an appeal. A granted one has taken effect: a new decision is made on the item itself. */
export const appealPermissions = permissionTable(
  [
    { command: 'make-appeal', from: 'new', to: 'waiting', who: 'member' },
    { command: 'grant-appeal', from: 'waiting', to: 'granted', who: other },
    { command: 'reject-appeal', from: 'waiting', to: 'rejected', who: other },
    { command: 'reopen-appeal', from: 'rejected', to: 'waiting', who: other },
  ],
  {
    from: { new: isAs('new'), waiting: isAs('waiting'), granted: isAs('granted'), rejected: isAs('rejected') },
    who: { member: isMember, [other]: { is: isOther, otherwise: 'queue-item-not-for-you' } },
  },
);
