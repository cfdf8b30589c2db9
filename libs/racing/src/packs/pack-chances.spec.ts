import * as fc from 'fast-check';
import { type CarClass, carClasses } from '../car-class.ts';
import { openPack } from './open-pack.ts';
import { chanceAfter, chanceOfPack, expectedOpens, opensForCertainty } from './pack-chances.ts';
import { chanceOfAll, chanceOfCount, impossibleReason } from './pack-goals.ts';
import { packLuck } from './pack-luck.ts';
import { type CardPlan, planPack } from './pack-plan.ts';
import { findPack } from './packs.ts';

type Car = { readonly id: string; readonly class: CarClass; readonly prize: boolean };
const car = (id: string, carClass: CarClass, prize = false): Car => ({ id, class: carClass, prize });
const cars = carClasses.flatMap(({ letter }) => Array.from({ length: 200 }, (_, at) => car(letter + at, letter)));
const cardsOf = (id: string, inTheme?: (car: Car) => boolean) => {
  const plan = planPack(findPack(id)!, cars, inTheme);
  if (!plan.ok) throw new Error(`no ${plan.missing}`);
  return plan.cards;
};
const [heads, tails] = [car('heads', 'F'), car('tails', 'F')];
const coin: CardPlan<Car> = [{ carClass: 'F', chance: 1, cars: [heads, tails] }];

describe('the chance of a pack', () => {
  it('for one of 200 class S cars in Ceramic packs is one in 26,667', () => {
    const chance = chanceOfPack(cardsOf('ceramic'), ({ id }) => id === 'S7');
    expect(100 * chance).toBeCloseTo(0.00375, 7);
    expect(Math.round(expectedOpens(chance))).toBe(26_667);
  });

  it('is none, and the wait endless, for a car that is not in it', () => {
    const chance = chanceOfPack(cardsOf('ceramic'), () => false);
    expect([chance, expectedOpens(chance)]).toEqual([0, Infinity]);
  });

  it('grows with the packs opened', () => {
    expect(100 * chanceAfter(0.029875, 10)).toBeCloseTo(26.1625, 4);
    expect(100 * chanceAfter(0.029875, 24)).toBeCloseTo(51.709, 3);
    expect([chanceAfter(0.3, 0), chanceAfter(1, 0), chanceAfter(1, 1), chanceAfter(0, 9)]).toEqual([0, 0, 1, 0]);
    expect(chanceAfter(1e-18, 10)).toBeCloseTo(1e-17, 30);
  });

  it('is reached with the fewest packs that suffice', () => {
    expect(opensForCertainty(0.029875, 0.5)).toBe(23);
    expect([opensForCertainty(0.5, 0.75), opensForCertainty(1, 0.99), opensForCertainty(0, 0.5)]).toEqual([
      2,
      1,
      Infinity,
    ]);
    const chances = fc.double({ min: 1e-6, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(chances, chances, (chance, certainty) => {
        const opens = opensForCertainty(chance, certainty);
        expect(chanceAfter(chance, opens)).toBeGreaterThanOrEqual(certainty * (1 - 1e-12));
        expect(chanceAfter(chance, opens - 1)).toBeLessThan(certainty);
      }),
    );
  });
});

describe('a goal of several cars', () => {
  it('is reached when all have come', () => {
    expect(chanceOfAll([coin], [heads, tails], 3)).toBeCloseTo(1 - 2 / 8, 12);
    expect(chanceOfAll([coin, coin], [heads, tails], 1)).toBeCloseTo(1 / 2, 12);
    expect(chanceOfAll([coin], [heads, tails], 1)).toBe(0);
    expect(chanceOfAll([coin], [heads, heads], 1)).toBe(1 / 2);
    expect(chanceOfAll(cardsOf('steel'), cars.slice(0, 21), 1)).toBeUndefined();
  });

  it('of one car is as likely as that car', () => {
    const [cards, target] = [cardsOf('carbon-fiber'), cars.find(({ id }) => id === 'A3')!];
    const one = chanceOfPack(cards, (other) => other === target);
    expect(chanceOfAll(cards, [target], 50)).toBeCloseTo(chanceAfter(one, 50), 12);
    expect(chanceOfCount(cards, (other) => other === target, 1, 50)).toBeCloseTo(chanceAfter(one, 50), 12);
  });

  it('can be a number of cars', () => {
    const isHeads = (other: Car) => other === heads;
    expect(chanceOfCount([coin], isHeads, 2, 3)).toBeCloseTo(4 / 8, 12);
    expect(chanceOfCount([coin, coin], isHeads, 4, 2)).toBeCloseTo(1 / 16, 12);
    expect(chanceOfCount([coin], isHeads, 4, 3)).toBeCloseTo(0, 12);
    expect(chanceOfCount([coin], isHeads, 0, 0)).toBe(1);
  });

  it('says why a car can never come', () => {
    const cards = cardsOf('aluminium', ({ id }) => id !== 'B3' && id !== 'D3');
    const reasonOf = (id: string) =>
      impossibleReason(
        cards,
        cars.find((other) => other.id === id)!,
      );
    expect(['B3', 'B4', 'D3', 'A1', 'F1'].map(reasonOf)).toEqual(['theme', undefined, undefined, 'class', 'class']);
    expect(impossibleReason(cards, car('medal', 'B', true))).toBe('prize');
  });
});

describe('the luck of a run', () => {
  it.each([
    [0.01, 5, true, 'super-lucky'],
    [0.01, 20, true, 'very-lucky'],
    [0.01, 50, true, 'good-luck'],
    [0.01, 100, true, 'little-lucky'],
    [0.01, 140, true, 'bad-luck'],
    [0.01, 200, true, 'worst-luck'],
    [0.01, 400, true, 'zero-luck'],
    [0.01, 5, false, 'zero-luck'],
    [0.6, 1, true, 'little-lucky'],
    [0.6, 2, true, 'bad-luck'],
    [0.6, 3, true, 'worst-luck'],
    [1, 1, true, 'little-lucky'],
    [0, 1, false, 'impossible'],
  ] as const)('with a chance of %d after %d packs, reached: %s, is %s', (chance, opens, reached, luck) => {
    expect(packLuck(chance, opens, reached)).toBe(luck);
  });
});

describe('opening a pack', () => {
  const numbers =
    (...given: number[]) =>
    () =>
      given.shift() ?? 0;

  it('draws each card by two numbers', () => {
    const two: CardPlan<Car> = [
      { carClass: 'S', chance: 0.25, cars: [car('S0', 'S')] },
      { carClass: 'F', chance: 0.75, cars: [heads, tails] },
    ];
    const drawn = openPack([two, two, two], numbers(0.2499, 0.9, 0.25, 0.4999, 0.9999, 0.5));
    expect(drawn.map(({ id }) => id)).toEqual(['S0', 'heads', 'tails']);
  });

  it('makes the first and the last car of a class as likely as the others', () => {
    const three: CardPlan<Car> = [{ carClass: 'F', chance: 1, cars: [car('0', 'F'), car('1', 'F'), car('2', 'F')] }];
    const drawn = Array.from({ length: 300 }, (_, at) => openPack([three], numbers(0, at / 300))[0]!.id);
    expect(['0', '1', '2'].map((id) => drawn.filter((other) => other === id).length)).toEqual([100, 100, 100]);
  });
});
