import type { RulingStatus } from '#domain';
import type { LapTimeValue } from '#racing';

/**
 * Kinds of facts in a recap; `car`: a copy was added to the garage; `staff`: a decision; `helped`: a round that the
 * user filled in was solved by another.
 */
export const activityKinds = [
  'time',
  'vote',
  'round',
  'solution',
  'helped',
  'review',
  'photo',
  'template',
  'car',
  'staff',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const decidedSubjects = ['times', 'rounds', 'reviews', 'photos', 'templates'] as const;
export type DecidedSubject = (typeof decidedSubjects)[number];

export type VoidReason = 'withdrawn' | 'hidden' | 'declined';
export type Void = { readonly at: string; readonly why: VoidReason };

/** One action of a user, with its subject; `at` ISO 8601, UTC. */
export type RecapActivity = {
  readonly by: string;
  readonly at: string;
  readonly kind: ActivityKind;
  readonly carId: string | null;
  readonly tune: string | null;
  readonly trackCode: string | null;
  readonly challengeId: string | null;
  readonly round: number | null;
  readonly value: LapTimeValue | null;
  /** Subject of a decision. Null: any other. */
  readonly subject: DecidedSubject | null;
  /** Upvotes of a time, with their dates. */
  readonly ups: readonly { readonly by: string; readonly at: string }[];
  readonly void: Void | null;
  /** For a doubted time, or one whose author has no confirmed address: it counts as a contribution after a decision. */
  readonly waits?: true;
  /** Status of a time, where it is decided. */
  readonly fare?: Exclude<RulingStatus, 'open'>;
};

export type ActivityChange = {
  readonly key: string;
  make(fact: RecapActivity | undefined): RecapActivity | undefined;
};

const nothing = {
  carId: null,
  tune: null,
  trackCode: null,
  challengeId: null,
  round: null,
  value: null,
  subject: null,
  ups: [],
  void: null,
};

type Done = Pick<RecapActivity, 'by' | 'at' | 'kind'> & Partial<RecapActivity>;

/** Adds a fact; a repeated one keeps its first day, and counts again if it did not. */
export const done = (key: string, fact: Done): ActivityChange => ({
  key,
  make: (before) => ({ ...nothing, ...fact, at: before?.at ?? fact.at, ups: before?.ups ?? [] }),
});

export const rulingChanges = (key: string, to: RulingStatus): ActivityChange => ({
  key,
  make: (before) => {
    if (!before) return undefined;
    const { fare: _before, ...fact } = before;
    return to === 'open' ? fact : { ...fact, fare: to };
  },
});

/** It no longer counts, from then on. */
export const voided = (key: string, why: VoidReason, at: string): ActivityChange => ({
  key,
  make: (fact) => fact && { ...fact, void: fact.void ?? { at, why } },
});

/** It counts again, where one of these was the reason. */
export const counts = (key: string, ...after: readonly VoidReason[]): ActivityChange => ({
  key,
  make: (fact) => (fact?.void && after.includes(fact.void.why) ? { ...fact, void: null } : fact),
});
