import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { ClubMonth } from './club-day.state.ts';
import type { ClubSet } from './club-set.state.ts';

type Known = Exclude<ClubSet, { readonly status: 'new' }>;

const otherwise = ({ status }: ClubSet): string => {
  if (status === 'new') return 'club-set-unknown';
  return status === 'retired' ? 'club-set-retired' : 'changed-meanwhile';
};
const isIn = (status: Known['status']) => ({ is: (set: ClubSet): set is Known => set.status === status, otherwise });
const isNew = { is: ({ status }: ClubSet): boolean => status === 'new', otherwise: 'club-set-exists' };
const who = 'moderator, admin or operator';

export const clubSetPermissions = permissionTable(
  [
    { command: 'make-club-set', from: 'new', to: 'active', who },
    { command: 'correct-club-set', from: 'active', to: 'active', who },
    { command: 'retire-club-set', from: 'active', to: 'retired', who },
    { command: 'put-club-set-back', from: 'retired', to: 'active', who },
  ],
  {
    from: { new: isNew, active: isIn('active'), retired: isIn('retired') },
    who: { 'moderator, admin or operator': (by) => isStaff(by) || isOperator(by) },
  },
);

export const clubDayPermissions = permissionTable([{ command: 'set-club-day', from: 'open', to: 'open', who }], {
  from: { open: ({ status }: ClubMonth): boolean => status === 'open' },
  who: { 'moderator, admin or operator': (by) => isStaff(by) || isOperator(by) },
});
