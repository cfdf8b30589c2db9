import type { MemberAct } from '#contracts';

const taking: readonly MemberAct[] = ['dismiss-moderator', 'dismiss-admin', 'limit-account'];

/** Takes a right away: its button looks like a warning. */
export const isTaking = (act: MemberAct): boolean => taking.includes(act);
