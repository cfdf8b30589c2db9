import { type Caller, permissionTable } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import type { BulkAction } from './bulk-action.state.ts';

const otherwise = ({ status }: BulkAction): string => (status === 'new' ? 'sweep-unknown' : 'changed-meanwhile');
const isAs = (status: BulkAction['status']) => ({ is: (of: BulkAction): boolean => of.status === status, otherwise });
const isAbout = ({ actor }: Caller, { personId }: BulkAction): boolean => actor !== undefined && actor === personId;
const isAdmin = ({ role }: Caller): boolean => role === 'admin';
const fits = (by: Caller, of: BulkAction): boolean => isStaff(by) && (of.act !== 'undo-acts' || isAdmin(by));

const another = 'another of the staff, whom it is not about';
const whoBegan = 'whoever began it';

/** Who may do what to bulk actions. Hiding all of a user's times needs two staff. */
export const bulkActionPermissions = permissionTable(
  [
    { command: 'plan-sweep', from: 'new', to: ['waiting', 'running'], who: 'staff whom it is not about' },
    { command: 'confirm-sweep', from: 'waiting', to: 'running', who: another },
    { command: 'advance-sweep', from: 'running', to: 'running', who: whoBegan },
    { command: 'finish-sweep', from: 'running', to: 'finished', who: whoBegan },
    { command: 'withdraw-sweep', from: ['waiting', 'running'], to: 'withdrawn', who: 'staff whom it is not about' },
  ],
  {
    from: {
      new: isAs('new'),
      waiting: isAs('waiting'),
      running: isAs('running'),
      finished: isAs('finished'),
      withdrawn: isAs('withdrawn'),
    },
    who: {
      'staff whom it is not about': {
        is: (by: Caller, of: BulkAction) => fits(by, of) && !isAbout(by, of),
        otherwise: 'not-allowed',
      },
      [another]: {
        is: (by: Caller, of: BulkAction) => fits(by, of) && !isAbout(by, of) && by.actor !== of.plannedBy,
        otherwise: 'sweep-needs-another',
      },
      [whoBegan]: ({ actor }: Caller, { begunBy }: BulkAction) => actor !== undefined && actor === begunBy,
    },
  },
);
