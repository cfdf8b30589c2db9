import { type CarClass, carClasses } from '../car-class.ts';
import { openPack } from './open-pack.ts';
import { chanceOfCard } from './pack-chances.ts';
import { expectedOpensOfAll, expectedOpensOfCount } from './pack-goals.ts';
import { planPack } from './pack-plan.ts';
import { packs } from './packs.ts';
import { drawTablesOf, type RunQuestion, startRun } from './run-packs.ts';
import { seededRandom } from './seeded-random.ts';

type Car = { readonly id: string; readonly class: CarClass; readonly prize: boolean };
const cars: readonly Car[] = carClasses.flatMap(({ letter }) =>
  Array.from({ length: 12 }, (_, at) => ({ id: `${letter}${at}`, class: letter, prize: false })),
);
const placeOf = new Map(cars.map((car, place) => [car, place]));
const cardsOf = (id: string) => {
  const plan = planPack(
    packs().find((pack) => pack.id === id)!,
    cars,
  );
  if (!plan.ok) throw new Error(`no ${plan.missing}`);
  return plan.cards;
};
const question = (id: string, more: Partial<RunQuestion> = {}, wanted: (car: Car) => boolean = () => false) => ({
  tables: drawTablesOf(cardsOf(id), placeOf),
  wanted: Uint8Array.from(cars, (car) => (wanted(car) ? 1 : 0)),
  goal: undefined,
  packsMost: 1000,
  packsAtOnce: 1 as const,
  seed: 0x4f2a,
  ...more,
});
const isS = (car: Car) => car.class === 'S';

describe('a run of packs', () => {
  it('draws the cars that opening each pack draws', () => {
    const random = seededRandom(0x4f2a);
    const opened = Array.from({ length: 1000 }, () => openPack(cardsOf('ceramic'), () => random() / 2 ** 32)).flat();
    const { state, go } = startRun(question('ceramic'));
    go(400);
    go(5000);
    expect(state.opened).toBe(1000);
    expect([...state.counts]).toEqual(cars.map((car) => opened.filter((one) => one === car).length));
    expect([...state.last].map((place) => cars[place])).toEqual(opened.slice(-5));
  });

  it('ends when the goal is there, and says where it came', () => {
    const { state, go } = startRun(question('ceramic', { goal: { count: 1, different: false }, packsMost: 1e6 }, isS));
    go(1e6);
    expect(state).toMatchObject({ reached: true, done: true, found: 1 });
    expect(state.wantedLast).toMatchObject({ pack: state.opened });
    expect(isS(cars[state.wantedLast!.car]!)).toBe(true);
  });

  it('looks at the goal after every second pack where two are opened at once', () => {
    const asked = question('plastic', { goal: { count: 3, different: false }, packsAtOnce: 2 }, () => true);
    const { state, go } = startRun(asked);
    go(1);
    expect(state).toMatchObject({ opened: 2, reached: true, found: 10 });
  });

  it('counts a car once where they have to differ', () => {
    const isF = (car: Car) => car.class === 'F' && Number(car.id.slice(1)) < 2;
    const { state, go } = startRun(question('plastic', { goal: { count: 2, different: true } }, isF));
    go(1000);
    expect(state).toMatchObject({ reached: true, found: 2 });
    expect(state.counts[0]! > 0 && state.counts[1]! > 0).toBe(true);
  });

  it.each(packs().map(({ id }) => id))('of %s has each class and each car as often as the odds say', (id) => {
    const opens = 40_000;
    const { state, go } = startRun(question(id, { packsMost: opens }));
    go(opens);
    for (const [place, car] of cars.entries()) {
      const chances = cardsOf(id).map((card) => chanceOfCard(card, (one) => one === car));
      const mean = opens * chances.reduce((sum, chance) => sum + chance, 0);
      const error = Math.sqrt(opens * chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
      expect(Math.abs(state.counts[place]! - mean)).toBeLessThanOrEqual(4 * error);
    }
  });
});

describe('the packs that a goal takes on average', () => {
  const averageOf = (runs: number, goal: RunQuestion['goal'], wanted: (car: Car) => boolean) => {
    let opened = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const { state, go } = startRun(question('steel', { goal, seed, packsMost: 1e6 }, wanted));
      go(1e6);
      opened += state.opened;
    }
    return opened / runs;
  };

  it('are those of many runs, for several of a kind', () => {
    const isC = (car: Car) => car.class === 'C' || car.class === 'D';
    const exact = expectedOpensOfCount(cardsOf('steel'), isC, 3);
    expect(averageOf(4000, { count: 3, different: false }, isC)).toBeCloseTo(exact, 0);
    expect(expectedOpensOfCount(cardsOf('steel'), () => false, 1)).toBe(Infinity);
  });

  it('are those of many runs, for all of some', () => {
    const targets = cars.filter(({ id }) => ['D0', 'E0', 'F0'].includes(id));
    const exact = expectedOpensOfAll(cardsOf('steel'), targets)!;
    const average = averageOf(4000, { count: 3, different: true }, (car) => targets.includes(car));
    expect(Math.abs(average / exact - 1)).toBeLessThan(0.05);
    expect(expectedOpensOfAll(cardsOf('steel'), [cars.at(-1)!])).toBe(Infinity);
  });
});
