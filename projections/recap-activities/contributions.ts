import type { RecapActivity } from './recap-activity.ts';

/** Contributions that are honoured: those of use to others. */
export const contributionKinds = ['time', 'round', 'review', 'photo', 'template'] as const;
export type ContributionKind = (typeof contributionKinds)[number];
export type ContributionCounts = Readonly<Record<ContributionKind, number>>;

const none: ContributionCounts = { time: 0, round: 0, review: 0, photo: 0, template: 0 };
const MONTH_LENGTH = '2026-01'.length;

/**
 * The one rule for what counts: a time, round, review, photo or template that was not withdrawn, hidden or declined
 * counts one, in the month (UTC) in which it was made; a disputed time does not count, nor one that waits for a
 * decision.
 */
export const countsAsContribution = ({ kind, void: reason, waits, fare }: RecapActivity): boolean =>
  reason === null &&
  (contributionKinds as readonly string[]).includes(kind) &&
  fare !== 'reversed' &&
  (!waits || fare === 'accepted');

/** The number of contributions by user and month. */
export type ContributionTally = ReadonlyMap<string, ReadonlyMap<string, ContributionCounts>>;

export class ContributionTallier {
  readonly #byPerson = new Map<string, Map<string, ContributionCounts>>();

  add(fact: RecapActivity): void {
    if (!countsAsContribution(fact)) return;
    const kind = fact.kind as ContributionKind;
    const months = this.#byPerson.get(fact.by) ?? new Map<string, ContributionCounts>();
    this.#byPerson.set(fact.by, months);
    const month = fact.at.slice(0, MONTH_LENGTH);
    const counts = months.get(month) ?? none;
    months.set(month, { ...counts, [kind]: counts[kind] + 1 });
  }

  get tally(): ContributionTally {
    return this.#byPerson;
  }
}

export type Contributor = {
  readonly by: string;
  readonly counts: ContributionCounts;
  readonly total: number;
  /** Equal numbers share a rank. */
  readonly rank: number;
};

export type ContributorsQuery = {
  /** "2026", "2026-03", or undefined for all time. */
  readonly period: string | undefined;
  readonly kind: ContributionKind | undefined;
  /** Users who are not named are not counted among the others either. */
  readonly isNamed: (person: string) => boolean;
};

export const contributorsOf = (
  tally: ContributionTally,
  { period = '', kind, isNamed }: ContributorsQuery,
): readonly Contributor[] => {
  const all = [...tally].flatMap(([by, months]) => {
    if (!isNamed(by)) return [];
    const counts = sumOf([...months].filter(([month]) => month.startsWith(period)).map(([, one]) => one));
    const total = kind ? counts[kind] : contributionKinds.reduce((sum, one) => sum + counts[one], 0);
    return total > 0 ? [{ by, counts, total }] : [];
  });
  all.sort((one, other) => other.total - one.total || (one.by < other.by ? -1 : 1));
  let rank = 0;
  return all.map((one, at) => {
    if (one.total !== all[at - 1]?.total) rank = at + 1;
    return { ...one, rank };
  });
};

const sumOf = (some: readonly ContributionCounts[]): ContributionCounts =>
  some.reduce(
    (sum, one) => ({
      time: sum.time + one.time,
      round: sum.round + one.round,
      review: sum.review + one.review,
      photo: sum.photo + one.photo,
      template: sum.template + one.template,
    }),
    none,
  );

export const contributionYears = (tally: ContributionTally): readonly number[] => {
  const years = new Set([...tally.values()].flatMap((months) => [...months.keys()].map((month) => month.slice(0, 4))));
  return [...years].sort().reverse().map(Number);
};
