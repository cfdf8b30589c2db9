import {
  type CardPlan,
  chanceOfCard,
  chanceOfCount,
  chanceOfPack,
  drawTablesOf,
  opensForCertainty,
  packs,
  planPack,
  startRun,
} from '#racing';
import { median, row } from './bench-kit.ts';
import { manyCars } from './search-cars.ts';

const OPENED = 10_000_000;
/** The largest random deviation of one of the counts. */
const MAX_ERRORS = 4;
const CERTAINTIES = [0.5, 0.9, 0.99];
const SEVERAL = { count: 2, opens: 10 };

const cars = manyCars().map((car) => ({ ...car, prize: false }));
const placeOf = new Map(cars.map((car, at) => [car, at]));
type PackedCar = (typeof cars)[number];
type Wish = { readonly cards: readonly CardPlan<PackedCar>[]; readonly isWanted: (car: PackedCar) => boolean };

const wishes = (): readonly Wish[] =>
  packs().map((pack) => {
    const plan = planPack(pack, cars);
    if (!plan.ok) throw new Error(`${pack.name} has no cars of class ${plan.missing}`);
    const rarest = plan.cards[0]?.[0]?.carClass;
    return { cards: plan.cards, isWanted: (car) => car.class === rarest };
  });

const runOf = ({ cards, isWanted }: Wish, seed: number) =>
  startRun({
    tables: drawTablesOf(cards, placeOf),
    wanted: Uint8Array.from(cars, (car) => (isWanted(car) ? 1 : 0)),
    goal: undefined,
    packsMost: Infinity,
    packsAtOnce: 1,
    seed,
  });

/** Packs a second, and the deviation of the wanted cars from the exact chance, in standard errors. */
function opened(wish: Wish, seed: number) {
  const { state, go } = runOf(wish, seed);
  const from = performance.now();
  go(OPENED);
  const seconds = (performance.now() - from) / 1_000;
  const chances = wish.cards.map((card) => chanceOfCard(card, wish.isWanted));
  const mean = OPENED * chances.reduce((sum, chance) => sum + chance, 0);
  const error = Math.sqrt(OPENED * chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
  return { perSecond: OPENED / seconds, errors: error === 0 ? 0 : Math.abs(state.found - mean) / error };
}

/**
 * The deviation of the share of so many packs with at least so many wanted cars from its exact chance, in standard
 * errors.
 */
function offChance(wish: Wish, { count, opens }: { count: number; opens: number }, seed: number): number {
  const { state, go } = runOf(wish, seed);
  const times = Math.floor(OPENED / opens);
  let reached = 0;
  for (let time = 0, before = 0; time < times; time += 1, before = state.found) {
    go(opens);
    if (state.found - before >= count) reached += 1;
  }
  const chance = chanceOfCount(wish.cards, wish.isWanted, count, opens);
  const error = Math.sqrt(times * chance * (1 - chance));
  return error < 1e-6 ? Math.abs(reached - times * chance) : Math.abs(reached - times * chance) / error;
}

/** The packs needed for a chance of half, nine in ten and 99 in 100. */
const packsFor = (wish: Wish): readonly number[] =>
  CERTAINTIES.map((certainty) => opensForCertainty(chanceOfPack(wish.cards, wish.isWanted), certainty));
const isFewest = (wish: Wish): boolean =>
  packsFor(wish).every((opens, at) => {
    const chance = (packsOpened: number) => chanceOfCount(wish.cards, wish.isWanted, 1, packsOpened);
    return chance(opens) >= CERTAINTIES[at]! - 1e-12 && (opens === 1 || chance(opens - 1) < CERTAINTIES[at]!);
  });

/** Packs of every kind opened over 6,300 cars, ten million of each for each number, compared with the exact chances. */
export default (): boolean => {
  const all = wishes();
  const runs = all.map((wish, at) => opened(wish, at + 1));
  const several = all.map((wish, at) => offChance(wish, SEVERAL, 100 + at));
  const certain = all.flatMap((wish, at) =>
    packsFor(wish).map((opens, which) => offChance(wish, { count: 1, opens }, 200 + 10 * at + which)),
  );
  const off = (what: string, errors: readonly number[]) =>
    row({
      work: `${what}, ten million packs of each of ${all.length} kinds: off the exact chance, at most, in standard errors`,
      value: Math.max(...errors),
      unit: '',
      atMost: MAX_ERRORS,
    });
  const perSecond = median(runs.map((run) => run.perSecond));
  return [
    row({ work: 'packs of 6,300 cars opened in a second', value: perSecond, unit: '/s', atLeast: 1_000_000 }),
    off(
      'wanted cars',
      runs.map(({ errors }) => errors),
    ),
    off(`at least ${SEVERAL.count} wanted cars in ${SEVERAL.opens} packs`, several),
    off('one in as many packs as 50 %, 90 % and 99 % take', certain),
    row({
      work: 'kinds of packs of which no fewer are enough for 50 %, 90 % and 99 %',
      value: all.filter(isFewest).length,
      unit: `of ${all.length}`,
      atLeast: all.length,
    }),
  ].every(Boolean);
};
