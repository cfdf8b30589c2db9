import type { MemberAction } from '#contracts';

const taking: readonly MemberAction[] = ['dismiss-moderator', 'dismiss-admin', 'limit-account'];

/** Takes a right away: its button looks like a warning. */
export const revokesRole = (act: MemberAction): boolean => taking.includes(act);
