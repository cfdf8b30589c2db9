import { type Caller, permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import { type Member, roleOf } from './member.state.ts';

export type Account = Member & { readonly userId: string };

const isAdmin = ({ role }: Caller): boolean => role === 'admin';
const isLimited = ({ limits }: Account): boolean => Object.keys(limits).length > 0;

export const memberPermissions = permissionTable(
  [
    { command: 'appoint-moderator', from: 'no moderator', to: 'moderator', who: 'admin' },
    { command: 'dismiss-moderator', from: 'moderator', to: 'no moderator', who: 'admin' },
    // A dismissal stays in force when an older backup is restored.
    { command: 'dismiss-moderator', from: 'moderator', to: 'no moderator', who: 'operator' },
    { command: 'appoint-admin', from: 'no admin', to: 'admin', who: 'admin' },
    { command: 'appoint-admin', from: 'no admin', to: 'admin', who: 'operator' },
    { command: 'dismiss-admin', from: 'admin', to: 'no admin', who: 'another admin' },
    { command: 'dismiss-admin', from: 'admin', to: 'no admin', who: 'operator' },
    { command: 'change-patron-tier', from: 'any', to: 'any', who: 'admin' },
    { command: 'confirm-address', from: 'any', to: 'any', who: 'another admin' },
    { command: 'limit-account', from: 'no staff', to: 'limited', who: 'admin' },
    { command: 'limit-account-shortly', from: 'no staff', to: 'limited', who: 'moderator or admin' },
    { command: 'restore-account', from: 'limited', to: ['limited', 'not limited'], who: 'admin' },
    {
      command: 'restore-account',
      from: 'limited',
      to: ['limited', 'not limited'],
      who: 'moderator who gave the limit',
    },
    { command: 'note-rename', from: 'any', to: 'any', who: 'owner' },
  ],
  {
    from: {
      'no moderator': { is: ({ moderator }: Account) => !moderator, otherwise: 'member-role-unchanged' },
      moderator: { is: ({ moderator }: Account) => moderator, otherwise: 'member-role-unchanged' },
      'no admin': { is: ({ admin }: Account) => !admin, otherwise: 'member-role-unchanged' },
      admin: { is: ({ admin }: Account) => admin, otherwise: 'member-role-unchanged' },
      'no staff': { is: (of: Account) => roleOf(of) === undefined, otherwise: 'staff-not-limited' },
      limited: { is: isLimited, otherwise: 'account-not-limited' },
      'not limited': (of: Account) => !isLimited(of),
    },
    who: {
      admin: isAdmin,
      'moderator or admin': isStaff,
      'moderator who gave the limit': (by: Caller, { limits }: Account) =>
        isStaff(by) && Object.values(limits).some(({ givenBy }) => givenBy !== undefined && givenBy === by.actor),
      operator: isOperator,
      owner: (by, { userId }) => by.actor === userId,
      'another admin': (by, { userId }) => isAdmin(by) && by.actor !== userId,
    },
  },
);
