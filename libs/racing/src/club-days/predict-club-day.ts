/** The sets of a club day; `day` as 2026-11-23. */
export type KnownClubDay = {
  readonly day: string;
  readonly carSets: readonly string[];
  readonly trackSets: readonly string[];
};

/** A set that a day may have: in `hits` of `of` times it came as many days after a day that had `after`. */
export type ClubGuess = {
  readonly setId: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly after: string;
  readonly hits: number;
  readonly of: number;
};

export type ClubPrediction = {
  readonly day: string;
  readonly carSets: readonly ClubGuess[];
  readonly trackSets: readonly ClubGuess[];
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fewer days do not allow predictions. */
export const CLUB_DAYS_NEEDED = 7;
const TIMES_NEEDED = 3;
/** So many chance outcomes are added to the observed ones, so that 3 of 3 is not certain. */
const CHANCE_WEIGHT = 2;
const GUESSES_MAX = 4;
const CONFIDENCE_LEAST = 0.2;
/** Days back for the hit rate. */
const TRIED_DAYS = 30;
const SETS_A_DAY = 3;

type Kind = 'carSets' | 'trackSets';

const numberOf = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The sets that a day may have, from what followed in the days before (in order); empty where too little is known. */
export const predictClubDay = (known: readonly KnownClubDay[], day: string): ClubPrediction => {
  const before = known.filter((one) => one.day < day);
  const last = before.at(-1);
  if (!last || before.length < CLUB_DAYS_NEEDED) return { day, carSets: [], trackSets: [] };
  const of = (kind: Kind) => guesses(before, kind, last, numberOf(day) - numberOf(last.day));
  return { day, carSets: of('carSets'), trackSets: of('trackSets') };
};

/** `steps`: days from the last known one to the guessed one. */
const guesses = (
  known: readonly KnownClubDay[],
  kind: Kind,
  last: KnownClubDay,
  steps: number,
): readonly ClubGuess[] => {
  const byNumber = new Map(known.map((one) => [numberOf(one.day), one[kind]]));
  const share = sharesOf(known.map((one) => one[kind]));
  const best = new Map<string, ClubGuess>();
  for (const after of last[kind]) {
    const followers = known.flatMap((one) => {
      const next = one[kind].includes(after) ? byNumber.get(numberOf(one.day) + steps) : undefined;
      return next && next.length > 0 ? [next] : [];
    });
    if (followers.length < TIMES_NEEDED) continue;
    for (const [setId, chance] of share) {
      const hits = followers.filter((sets) => sets.includes(setId)).length;
      const confidence = (hits + CHANCE_WEIGHT * chance) / (followers.length + CHANCE_WEIGHT);
      const guess = { setId, confidence, after, hits, of: followers.length };
      if (hits > 0 && confidence > (best.get(setId)?.confidence ?? 0)) best.set(setId, guess);
    }
  }
  return [...best.values()]
    .filter(({ confidence }) => confidence >= CONFIDENCE_LEAST)
    .toSorted((one, other) => other.confidence - one.confidence || one.setId.localeCompare(other.setId))
    .slice(0, GUESSES_MAX);
};

const sharesOf = (days: readonly (readonly string[])[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const setId of days.flat()) counts.set(setId, (counts.get(setId) ?? 0) + 1);
  return new Map([...counts].map(([setId, count]) => [setId, count / days.length]));
};

/**
 * How many of the first guesses for the latest days, each made from the days before it only, were right; null: none
 * were made.
 */
export const clubHitRate = (known: readonly KnownClubDay[]): number | null => {
  const outcomes = known.slice(-TRIED_DAYS).flatMap((real) => {
    const told = predictClubDay(known, real.day);
    const right = (kind: Kind): readonly boolean[] =>
      real[kind].length === 0 ? [] : told[kind].slice(0, SETS_A_DAY).map(({ setId }) => real[kind].includes(setId));
    return [...right('carSets'), ...right('trackSets')];
  });
  return outcomes.length === 0 ? null : outcomes.filter(Boolean).length / outcomes.length;
};
