/** A former name of a user, and when they gave it up (ISO 8601, UTC). */
export type FormerName = { readonly name: string; readonly givenUpAt: string };

export type OddName = { readonly userId: string; readonly name: string; readonly why: OddNameWhy };
export const oddNameWhys = ['taken', 'reserved', 'length', 'unseen', 'link', 'marks', 'plain', 'scripts'] as const;
export type OddNameWhy = (typeof oddNameWhys)[number];

/** Names and their look-alikes, by holder. Times are ISO 8601, UTC. */
export type HeldNames = {
  /** Holds a name for a user. False: another user holds it, or a look-alike. */
  take(userId: string, name: string, now: string): Promise<boolean>;
  /**
   * Holds the name in addition to the previous one, which stays the user's for a year. False: another user holds it.
   */
  rename(userId: string, names: { readonly from: string; readonly to: string }, now: string): Promise<boolean>;
  /** The holder of a name, even if they are named differently today. */
  holder(name: string, now: string): Promise<string | undefined>;
  /** Names that a user gave up after `since`, the newest first. */
  formerOf(userId: string, since: string): Promise<readonly FormerName[]>;
  /** Names from before these checks, at most `limit`. */
  odd(limit: number): Promise<readonly OddName[]>;
};

const YEAR_MS = 365 * 24 * 60 * 60_000;

export const heldUntil = (givenUpAt: string): string => new Date(Date.parse(givenUpAt) + YEAR_MS).toISOString();
export const yearBefore = (now: string): string => new Date(Date.parse(now) - YEAR_MS).toISOString();

/** A registration holds a name, then writes its user: a name without one is free again after this. */
export const WITHOUT_USER_MS = 60_000;
