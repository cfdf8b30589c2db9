import type { TrustLevel } from '#racing';

/** Trust levels of an account, from least to most. */
export const accountLevels = ['unconfirmed', 'new', 'member', 'trusted', 'staff'] as const;
export type AccountLevel = TrustLevel | 'staff';

/** The maximum per day; `any`: no limit. 0: not allowed. */
type ADay = number | 'any';

/**
 * An action of an account that affects others. `puts`: what others see or must handle. `words` are public, `to staff`
 * only moderators read.
 */
export type ActionLimitRow = Readonly<Record<AccountLevel, ADay>> & {
  readonly act: string;
  readonly puts: 'words' | 'pictures' | 'names' | 'codes' | 'to staff' | 'nothing new';
};

const row = <Act extends string>(
  act: Act,
  puts: ActionLimitRow['puts'],
  ...aDay: readonly [ADay, ADay, ADay, ADay]
) => {
  const [unconfirmed, fresh, member, trusted] = aDay;
  return { act, puts, unconfirmed, new: fresh, member, trusted, staff: 'any' } as const satisfies ActionLimitRow;
};

/**
 * Drives the refusals of the API, the documentation and the tests. Public texts need a confirmed address, and so do
 * unreviewed pictures.
 */
export const actionLimits = [
  row('say-lap-time', 'codes', 50, 500, 2_000, 5_000),
  row('show-evidence', 'pictures', 0, 10, 50, 200),
  row('vote', 'codes', 30, 100, 300, 1_000),
  row('keep-picture', 'to staff', 5, 30, 100, 300),
  row('submit-picture', 'to staff', 3, 10, 30, 100),
  row('write-review', 'words', 0, 5, 10, 20),
  row('report', 'to staff', 3, 5, 20, 50),
  row('appeal', 'to staff', 5, 5, 10, 10),
  row('answer-moderator', 'to staff', 5, 10, 20, 50),
  row('propose-template', 'words', 0, 3, 10, 20),
  row('submit-group', 'words', 0, 2, 5, 10),
  row('tend-group', 'words', 0, 20, 50, 100),
  row('ask-to-join-group', 'words', 0, 5, 10, 20),
  row('suggest-translation', 'words', 0, 50, 200, 500),
  row('comment-on-translation', 'words', 0, 0, 30, 100),
  row('review-translation', 'words', 0, 100, 500, 1_000),
  row('hold-round', 'codes', 10, 40, 100, 200),
  row('fill-round', 'codes', 'any', 'any', 'any', 'any'),
  row('submit-round', 'codes', 5, 20, 50, 200),
  row('submit-words-of-round', 'words', 0, 20, 50, 200),
  row('change-name', 'names', 2, 3, 5, 10),
  row('name-what-is-kept', 'names', 'any', 'any', 'any', 'any'),
  row('share', 'names', 5, 20, 50, 100),
  row('send-to-program', 'codes', 0, 20, 50, 100),
  row('take-back', 'nothing new', 'any', 'any', 'any', 'any'),
] as const;

export type LimitedAction = (typeof actionLimits)[number]['act'];

const rows = new Map<string, ActionLimitRow>(actionLimits.map((one) => [one.act, one]));

/** How often per day an account of this standing may do it. */
export const maxPerDay = (act: LimitedAction, standing: AccountLevel): number => {
  const most = rows.get(act)?.[standing] ?? 0;
  return most === 'any' ? Infinity : most;
};

/** The minimum of all confirmed accounts: up to it no one needs to compute the standing. */
export const fewestADay = (act: LimitedAction): number =>
  Math.min(...accountLevels.filter((one) => one !== 'unconfirmed').map((one) => maxPerDay(act, one)));

/** So many reviews of a new account need approval before others read them. */
export const FIRST_REVIEWED = 3;

/** The maximum number of round locks of a user at a time. */
export const roundLocksAtOnce: Readonly<Record<AccountLevel, number>> = {
  unconfirmed: 1,
  new: 2,
  member: 3,
  trusted: 5,
  staff: Infinity,
};
