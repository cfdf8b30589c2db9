import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { Report } from './report.state.ts';

const otherwise = ({ status }: Report): string => (status === 'new' ? 'report-unknown' : 'changed-meanwhile');
const isAs = (status: Report['status']) => ({ is: (of: Report): boolean => of.status === status, otherwise });
const other = 'moderator or admin whom it is not about';

/** Who may do what to a report; no one decides on their own, or on one about them. */
export const reportPermissions = permissionTable(
  [
    { command: 'make-report', from: 'new', to: 'waiting', who: 'member' },
    { command: 'uphold-report', from: 'waiting', to: 'upheld', who: other },
    { command: 'dismiss-report', from: 'waiting', to: 'dismissed', who: other },
    { command: 'reopen-report', from: ['upheld', 'dismissed'], to: 'waiting', who: other },
  ],
  {
    from: { new: isAs('new'), waiting: isAs('waiting'), upheld: isAs('upheld'), dismissed: isAs('dismissed') },
    who: {
      member: isMember,
      [other]: {
        is: (by: Caller, { reportedBy, owner }: Report) =>
          isStaff(by) && by.actor !== reportedBy && (owner === undefined || by.actor !== owner),
        otherwise: 'not-allowed',
      },
    },
  },
);
