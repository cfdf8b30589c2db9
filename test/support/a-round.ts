import type { CatalogueCar } from '#racing';
import type { ChallengeAttributes, KnownChallenge, RoundContent, SolvingCar } from '#domain';
import { aCar } from './a-car.ts';

export const aChallenge = (changes: Partial<ChallengeAttributes> = {}): KnownChallenge => ({
  status: 'open',
  rounds: {},
  facts: {
    name: 'Alpine',
    kind: 'current',
    colour: null,
    startsAt: null,
    endsAt: null,
    solutionsPublicAt: null,
    roundCount: 10,
    firstRound: 1,
    rqLimit: 280,
    criteria: '',
    pointsToWin: 250,
    ...changes,
  },
});

/** All five races of a round; the opponent's first time is `seconds`. */
export const content = (seconds = 60): RoundContent => ({
  races: [seconds, 61, 62, 63, 64].map((time) => ({
    carId: 'Mini_Cooper_S_1964',
    tune: '332',
    track: 'tRoad_a00',
    timeToBeat: { kind: 'time', seconds: time },
  })),
});

export const hand: readonly SolvingCar[] = [1, 2, 3, 4, 5].map((n) => ({
  carId: `Car_${n}`,
  tune: '332',
  points: 60,
}));

/** The same cars as in the catalogue: 250 RQ in all. */
export const handCars: readonly CatalogueCar[] = hand.map(() => aCar({ drive: 'RWD', rq: 50 }));
