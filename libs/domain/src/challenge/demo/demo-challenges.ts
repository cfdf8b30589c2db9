import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { type DemoTime, demoTimes } from '../../lap-time/demo/demo-times.ts';
import type { ChallengeAttributes, ChallengeReward, RaceAttributes, RoundAttributes } from '../challenge.events.ts';
import { RACES_OF_ROUND } from '../challenge.state.ts';
import type { StatedRound } from '../check-round.ts';

/** A challenge for the demonstration; `days`: its first and last day, counted from the day of the import. */
export type DemoChallenge = {
  readonly facts: Omit<ChallengeAttributes, 'startsAt' | 'endsAt' | 'solutionsPublicAt'>;
  readonly days?: { readonly from: number; readonly to?: number; readonly solutions?: number };
  readonly rounds: readonly StatedRound[];
};

const prizes = starterCatalogue.filter(({ car }) => car.prize);
const rqs = new Map(starterCatalogue.map(({ carId, car }) => [carId, car.rq]));

/** Times of demo users, by car, the lowest rating first: later rounds have better opponents. */
export type MeasuredByCar = readonly (readonly DemoTime[])[];
let known: MeasuredByCar | undefined;
export const measuredByCar = (): MeasuredByCar => (known ??= sortedTimes());

const sortedTimes = (): MeasuredByCar => {
  const right = demoTimes().filter(({ mistake, noticed, value }) => !mistake && !noticed && value.kind === 'time');
  const byCar = Map.groupBy(right, ({ carId }) => carId);
  return [...byCar.values()].toSorted(([one], [other]) => rqOf(one?.carId) - rqOf(other?.carId));
};

/** Steps through the lists, so that neighbours differ. */
const CAR_STEP = 3;
const TIME_STEP = 11;

const around = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

/** `share`: the position in the list of cars, 0 to 1. Every race is on a track of its own. */
const racesOf = (measured: MeasuredByCar, seed: number, share: number): readonly RaceAttributes[] =>
  Array.from({ length: RACES_OF_ROUND }).reduce<readonly RaceAttributes[]>((races, _, race) => {
    const times = around(measured, Math.floor(measured.length * 0.6 * share) + (seed % CAR_STEP) + race * CAR_STEP);
    const free = times.filter(({ trackCode }) => !races.some(({ track }) => track === trackCode));
    const { carId, tune, trackCode: track, value: timeToBeat } = around(free, seed * RACES_OF_ROUND + race * TIME_STEP);
    return [...races, { carId, tune, track, timeToBeat }];
  }, []);

const rqOf = (carId: string | undefined): number => rqs.get(carId ?? '') ?? 0;

/** The opponent's hand costs a little less, in steps of ten. */
const limitOf = (races: readonly RaceAttributes[]): number =>
  Math.ceil((races.reduce((sum, { carId }) => sum + rqOf(carId), 0) * 1.1) / 10) * 10;

const rewardsOf = (round: number, last: boolean, seed: number): readonly ChallengeReward[] => [
  { kind: 'cash', amount: 5_000 * round },
  ...(round % 3 === 0 ? [{ kind: 'gold', amount: 10 * round } as const] : []),
  ...(last ? [{ kind: 'car', amount: 1, carId: around(prizes, seed).carId } as const] : []),
];

/** Rounds from the first; of the last `open` ones only the rewards are known, so users can fill them in. */
const ladder = (
  measured: MeasuredByCar,
  { seed, count, open }: { readonly seed: number; readonly count: number; readonly open: number },
): readonly StatedRound[] =>
  Array.from({ length: count }, (_, at): StatedRound => {
    const round = at + 1;
    const rewards = rewardsOf(round, round === count, seed);
    if (round > count - open) return { round, facts: { races: [], rewards } };
    return { round, facts: { ...demoRound(measured, seed + at, at / count), rewards } };
  });

/** A round's races, and a limit that fits a hand a little better than the opponent's. */
export const demoRound = (
  measured: MeasuredByCar,
  seed: number,
  share: number,
): Pick<RoundAttributes, 'races'> & { readonly rqLimit: number } => {
  const races = racesOf(measured, seed, share);
  return { races, rqLimit: limitOf(races) };
};

const ofAll = { colour: null, firstRound: 1, rqLimit: 500, criteria: '', pointsToWin: 250 } as const;

/** A permanent one, a long-term one, and a current one. Their names and rounds are this project's invention. */
export const demoChallenges = (measured = measuredByCar()): readonly DemoChallenge[] => [
  {
    facts: { ...ofAll, name: 'Alpine Thaw: Ladder (1)', kind: 'permanent', colour: 'blue', roundCount: 10 },
    rounds: ladder(measured, { seed: 3, count: 10, open: 2 }),
  },
  {
    facts: {
      ...ofAll,
      name: 'Coast to Summit: Tour (1)',
      kind: 'long-term',
      colour: 'violet',
      roundCount: 8,
      criteria: '~N~dRWD,4WD',
    },
    days: { from: -20, to: 60 },
    rounds: ladder(measured, { seed: 11, count: 8, open: 2 }),
  },
  {
    facts: { ...ofAll, name: 'Harbour Nights (2)', kind: 'current', colour: 'orange', roundCount: 5 },
    days: { from: -2, to: 5, solutions: 3 },
    rounds: ladder(measured, { seed: 23, count: 5, open: 1 }),
  },
];
