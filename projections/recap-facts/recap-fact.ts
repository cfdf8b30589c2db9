import type { Fare } from '#domain';
import type { LapTimeValue } from '#racing';

/**
 * What somebody did that a year is told by; `car`: a copy came to their garage; `staff`: they decided something; `helped`:
 * a round that they filled in was solved by another.
 */
export const factKinds = [
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
export type FactKind = (typeof factKinds)[number];

/** What staff decide about. */
export const decidedSubjects = ['times', 'rounds', 'reviews', 'photos', 'templates'] as const;
export type DecidedSubject = (typeof decidedSubjects)[number];

/** Why something counts no more. */
export type VoidReason = 'withdrawn' | 'hidden' | 'declined';
export type Void = { readonly at: string; readonly why: VoidReason };

/** One thing that somebody did, with what it was about; `at` ISO 8601, UTC. */
export type RecapFact = {
  readonly by: string;
  readonly at: string;
  readonly kind: FactKind;
  readonly carId: string | null;
  readonly tune: string | null;
  readonly trackCode: string | null;
  readonly challengeId: string | null;
  readonly round: number | null;
  readonly value: LapTimeValue | null;
  /** Of a decision: about what. Null: about anything else. */
  readonly subject: DecidedSubject | null;
  /** Who says that a time is right, and when. */
  readonly ups: readonly { readonly by: string; readonly at: string }[];
  readonly void: Void | null;
  /** Of a time whose figures are doubted, or whose author has no confirmed address: it is honoured when it is settled. */
  readonly waits?: true;
  /** Of a time: how it fares, where somebody has settled that. */
  readonly fare?: Exclude<Fare, 'open'>;
};

/** What an event makes of the fact under a key. */
export type FactChange = {
  readonly key: string;
  make(fact: RecapFact | undefined): RecapFact | undefined;
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

type Done = Pick<RecapFact, 'by' | 'at' | 'kind'> & Partial<RecapFact>;

/** It was done; done again it keeps its first day, and counts again where it did not. */
export const done = (key: string, fact: Done): FactChange => ({
  key,
  make: (before) => ({ ...nothing, ...fact, at: before?.at ?? fact.at, ups: before?.ups ?? [] }),
});

/** A time fares otherwise. */
export const fares = (key: string, to: Fare): FactChange => ({
  key,
  make: (before) => {
    if (!before) return undefined;
    const { fare: _before, ...fact } = before;
    return to === 'open' ? fact : { ...fact, fare: to };
  },
});

/** It counts no more, from then on. */
export const voided = (key: string, why: VoidReason, at: string): FactChange => ({
  key,
  make: (fact) => fact && { ...fact, void: fact.void ?? { at, why } },
});

/** It counts again, where this is why it did not. */
export const counts = (key: string, ...after: readonly VoidReason[]): FactChange => ({
  key,
  make: (fact) => (fact?.void && after.includes(fact.void.why) ? { ...fact, void: null } : fact),
});
