import type { Member } from './member.state.ts';
import type { AccountLimit, PatronTier, ReasonCode } from './member.enums.ts';

/** A patron's tier and the last day it is paid for ("2026-03-31", UTC); null: without an end. */
export type Patron = Pick<Member, 'tier' | 'paidThrough'>;

/** The tier at `now` (ISO 8601, UTC): a benefit lasts to the end of the day it is paid through. */
export const tierAt = ({ tier, paidThrough }: Patron, now: string): PatronTier =>
  paidThrough !== null && now.slice(0, paidThrough.length) > paidThrough ? 0 : tier;

/** Whether a user has "tier n or higher": tier 1 is the highest, 5 the lowest, 0 none. */
export const hasTier = (user: Patron, n: PatronTier, now: string): boolean => {
  const tier = tierAt(user, now);
  return tier >= 1 && tier <= n;
};

/** An active limit; `until` null: until it is restored. */
export type HoldingLimit = {
  readonly what: AccountLimit;
  readonly until: string | null;
  readonly reasonCode: ReasonCode;
};

export const limitsAt = ({ limits }: Pick<Member, 'limits'>, now: string): readonly HoldingLimit[] =>
  (Object.entries(limits) as [AccountLimit, Omit<HoldingLimit, 'what'>][])
    .filter(([, { until }]) => until === null || until > now)
    // `givenBy` is left out, as the limited user reads this.
    .map(([what, { until, reasonCode }]) => ({ what, until, reasonCode }));

/** The limit that bars a member from `what` at `now`: one on it, or one on everything. */
export const limitOn = (of: Pick<Member, 'limits'>, what: AccountLimit, now: string): HoldingLimit | undefined =>
  limitsAt(of, now).find((limit) => limit.what === what || limit.what === 'everything');

/**
 * The one rule for every board: whose contributions count now. Not those of an account barred from submitting lap
 * times.
 */
export const countsAsContributor = (of: Pick<Member, 'limits'>, now: string): boolean =>
  limitOn(of, 'lap-times', now) === undefined;
