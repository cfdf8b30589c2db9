import type { ActorId, StaffRole } from '#kernel';
import { isOperator } from '../operator.ts';
import { type Member, roleOf } from './member.state.ts';

/** Who may do what to an account. */
export const memberWhoMay = [
  { command: 'appoint-moderator', from: 'no moderator', to: 'moderator', who: 'admin' },
  { command: 'dismiss-moderator', from: 'moderator', to: 'no moderator', who: 'admin' },
  { command: 'appoint-admin', from: 'no admin', to: 'admin', who: 'admin' },
  { command: 'appoint-admin', from: 'no admin', to: 'admin', who: 'operator' },
  { command: 'dismiss-admin', from: 'admin', to: 'no admin', who: 'another admin' },
  { command: 'change-patron-tier', from: 'any', to: 'any', who: 'admin' },
  { command: 'limit-account', from: 'no staff', to: 'limited', who: 'admin' },
  { command: 'restore-account', from: 'limited', to: 'restored', who: 'admin' },
] as const;

type Row = (typeof memberWhoMay)[number];
export type MemberCommand = Row['command'];

/** Who asks, as the stores say: their id, and their role where they have one. */
export type StaffActor = { readonly actor: ActorId; readonly role?: StaffRole | undefined };

const isIn = {
  any: () => true,
  'no moderator': (of) => !of.moderator,
  moderator: (of) => of.moderator,
  'no admin': (of) => !of.admin,
  admin: (of) => of.admin,
  'no staff': (of) => roleOf(of) === undefined,
  limited: (of) => Object.keys(of.limits).length > 0,
} satisfies Record<Row['from'], (of: Member) => boolean>;

const holds = {
  admin: ({ role }) => role === 'admin',
  operator: ({ actor }) => isOperator(actor),
  'another admin': ({ actor, role }, userId) => role === 'admin' && actor !== userId,
} satisfies Record<Row['who'], (by: StaffActor, userId: string) => boolean>;

/** Whether the actor may give the command about this user, whatever the account is now. */
export const mayOnMember = (command: MemberCommand, by: StaffActor, userId: string): boolean =>
  memberWhoMay.some((row) => row.command === command && holds[row.who](by, userId));

/** The commands that the actor may give about this user as the account is now. */
export const allowedOnMember = (of: Member, by: StaffActor, userId: string): readonly MemberCommand[] => [
  ...new Set(
    memberWhoMay.filter((row) => isIn[row.from](of) && holds[row.who](by, userId)).map(({ command }) => command),
  ),
];
