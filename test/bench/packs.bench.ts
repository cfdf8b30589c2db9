import { chanceOfCard, drawTablesOf, packs, planPack, startRun } from '#racing';
import { median, row } from './bench-kit.ts';
import { manyCars } from './search-cars.ts';

const OPENED = 10_000_000;
/** As far as chance takes one count of those that are looked at, at most. */
const ERRORS_MOST = 4;

/** Packs of every kind opened over 6,300 cars, ten million of each, against the exact chance of its dearest class. */
export default (): boolean => {
  const cars = manyCars().map((car) => ({ ...car, prize: false }));
  const placeOf = new Map(cars.map((car, at) => [car, at]));
  const runs = packs().map((pack, at) => {
    const plan = planPack(pack, cars);
    if (!plan.ok) throw new Error(`${pack.name} has no cars of class ${plan.missing}`);
    const rarest = plan.cards[0]?.[0]?.carClass;
    const isWanted = (car: { readonly class: string }) => car.class === rarest;
    const { state, go } = startRun({
      tables: drawTablesOf(plan.cards, placeOf),
      wanted: Uint8Array.from(cars, (car) => (isWanted(car) ? 1 : 0)),
      goal: undefined,
      packsMost: OPENED,
      packsAtOnce: 1,
      seed: at + 1,
    });
    const from = performance.now();
    go(OPENED);
    const seconds = (performance.now() - from) / 1_000;
    const chances = plan.cards.map((card) => chanceOfCard(card, isWanted));
    const mean = OPENED * chances.reduce((sum, chance) => sum + chance, 0);
    const error = Math.sqrt(OPENED * chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    return { perSecond: OPENED / seconds, errors: error === 0 ? 0 : Math.abs(state.found - mean) / error };
  });
  const perSecond = median(runs.map((run) => run.perSecond));
  const errors = Math.max(...runs.map((run) => run.errors));
  return [
    row({ work: 'packs of 6,300 cars opened in a second', value: perSecond, unit: '/s', atLeast: 1_000_000 }),
    row({
      work: `cars in ten million packs of each of ${runs.length} kinds: off the exact chance, at most, in standard errors`,
      value: errors,
      unit: '',
      atMost: ERRORS_MOST,
    }),
  ].every(Boolean);
};
