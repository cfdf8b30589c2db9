import { type CarClass, carClasses } from '../car-class.ts';
import { packPrice, WHOLE_ODDS } from './pack.ts';
import { chanceOfClass } from './pack-chances.ts';
import { planPack } from './pack-plan.ts';
import { findPack, packs } from './packs.ts';

type Car = { readonly id: string; readonly class: CarClass; readonly prize: boolean };
const cars: readonly Car[] = carClasses.flatMap(({ letter }) =>
  ['1', '2', 'prize'].map((id) => ({ id: letter + id, class: letter, prize: id === 'prize' })),
);
const lines = packs().flatMap(({ name, odds, themedOdds = [], withoutLegendaryOdds = [] }) =>
  [...odds, ...themedOdds, ...withoutLegendaryOdds].map((card) => [name, card] as const),
);
const planOf = (id: string, inTheme?: (car: Car) => boolean) => {
  const plan = planPack(findPack(id)!, cars, inTheme);
  if (!plan.ok) throw new Error(`no ${plan.missing}`);
  return plan.cards;
};

describe('packs', () => {
  it.each(lines)('of %s have a card whose odds %j sum to one', (_, card) => {
    expect(Object.values(card).reduce((total, odds) => total + odds, 0)).toBe(WHOLE_ODDS);
  });

  it('are 13, each with odds for as many cards with a theme as without', () => {
    expect(packs()).toHaveLength(13);
    expect(findPack('nothing')).toBeUndefined();
    for (const { odds, themedOdds = odds, withoutLegendaryOdds = odds } of packs())
      expect([themedOdds.length, withoutLegendaryOdds.length]).toEqual([odds.length, odds.length]);
  });

  it.each([
    ['carbon-fiber', { S: 2.9875, A: 20.0119, B: 81.2687, C: 91.2683, D: 99.975 }],
    ['ceramic', { S: 0.7493, A: 2.7438, B: 14.43, C: 88.9891, D: 74.2562, E: 99.9475 }],
    ['aluminium', { B: 1.5, C: 21.3525, D: 84.9409 }],
  ] as const)('of %s have these classes, in percent of packs: %j', (id, percents) => {
    for (const [carClass, percent] of Object.entries(percents))
      expect(Math.round(1e6 * chanceOfClass(planOf(id), carClass as CarClass)) / 1e4).toBeCloseTo(percent, 3);
  });

  it('with a theme have their own odds and price, where the game has such', () => {
    const themed = planOf('ceramic', () => true);
    expect(100 * chanceOfClass(themed, 'S')).toBeCloseTo(0.5097, 4);
    expect(100 * chanceOfClass(themed, 'A')).toBeCloseTo(2.0882, 4);
    expect(100 * chanceOfClass(themed, 'B')).toBeCloseTo(11.2937, 4);
    expect(packPrice(findPack('ceramic')!, true)).toEqual({ cash: 42_500, gold: 599 });
    expect(packPrice(findPack('ceramic')!, false)).toEqual({ cash: 32_500, gold: 399 });
    expect(packPrice(findPack('steel')!, true)).toEqual({ cash: 7500, gold: 129 });
    expect(packPrice(findPack('diamond')!, false)).toEqual({ cash: null, gold: null });
  });
});

describe('the cards of a pack', () => {
  const carsOf = (card: ReturnType<typeof planOf>[number]) => card.flatMap((part) => part.cars.map(({ id }) => id));

  it('are no prize cars', () => {
    expect(
      planOf('carbon-fiber')
        .flatMap(carsOf)
        .filter((id) => id.endsWith('prize')),
    ).toEqual([]);
  });

  it('come from the theme first: one card, two of a Carbon Fiber pack', () => {
    const ones = (car: Car) => car.id.endsWith('1');
    const themedCards = (id: string) =>
      planOf(id, ones).map((card) => carsOf(card).every((carId) => carId.endsWith('1')));
    expect(themedCards('carbon-fiber')).toEqual([true, true, false, false, false]);
    expect(themedCards('aluminium')).toEqual([true, false, false, false, false]);
  });

  it('have other odds when the theme has no class S car', () => {
    const notLegendary = (car: Car) => car.class !== 'S';
    expect(planOf('carbon-fiber', notLegendary)[0]!.map(({ chance }) => chance)).toEqual([0.2275, 0.7725]);
    expect(chanceOfClass(planOf('carbon-fiber', notLegendary), 'S')).toBe(0);
    expect(planPack(findPack('platinum')!, cars, notLegendary)).toEqual({ ok: false, missing: 'S' });
  });

  it('cannot be drawn when another class is missing', () => {
    const neither = (car: Car) => car.class !== 'S' && car.class !== 'B';
    expect(planPack(findPack('carbon-fiber')!, cars, neither)).toEqual({ ok: false, missing: 'B' });
    expect(
      planPack(
        findPack('steel')!,
        cars.filter((car) => car.class !== 'F'),
      ),
    ).toEqual({ ok: false, missing: 'F' });
  });
});
