/** A name that somebody was called by, and when they gave it up (ISO 8601, UTC). */
export type FormerName = { readonly name: string; readonly givenUpAt: string };

/** A name that its owner would not be given today, and why. */
export type OddName = { readonly userId: string; readonly name: string; readonly why: OddNameWhy };
export const oddNameWhys = ['taken', 'reserved', 'length', 'unseen', 'link', 'marks', 'plain', 'scripts'] as const;
export type OddNameWhy = (typeof oddNameWhys)[number];

/** Names and what looks like them, by their holders. Times are ISO 8601, UTC. */
export type HeldNames = {
  /** Holds a name for a user. False: another holds it, or what looks like it. */
  take(userId: string, name: string, now: string): Promise<boolean>;
  /** Holds the name besides the one of before, which stays the user's for a year. False: another holds it. */
  rename(userId: string, names: { readonly from: string; readonly to: string }, now: string): Promise<boolean>;
  /** Who holds a name, though they may be called otherwise today. */
  holder(name: string, now: string): Promise<string | undefined>;
  /** What a user was called by and gave up after `since`, the newest first. */
  formerOf(userId: string, since: string): Promise<readonly FormerName[]>;
  /** Names from before these checks, at most `limit`. */
  odd(limit: number): Promise<readonly OddName[]>;
};

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** Until when a name that is given up stays its owner's. */
export const heldUntil = (givenUpAt: string): string => new Date(Date.parse(givenUpAt) + YEAR_MS).toISOString();
export const yearBefore = (now: string): string => new Date(Date.parse(now) - YEAR_MS).toISOString();

/** A sign-up holds a name, then writes its user: a name without one is free again after this. */
export const WITHOUT_USER_MS = 60_000;
