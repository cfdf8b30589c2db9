import * as fc from 'fast-check';
import { carClasses } from '../car-class.ts';
import { tuneFuses } from '../tune-forms.ts';
import { parseTune, type Tune } from '../tune.ts';
import { costOfTune, costToMax } from './cost-of-tune.ts';
import { legendaryFuseCars } from './fuse-prices.ts';
import { maxedSellPrice, stockSellPrices } from './sell-price.ts';
import { servicePrices } from './service-price.ts';

const tune = (text: string) => parseTune(text)!;
const HOUR = 3600;
const letters = carClasses.map(({ letter }) => letter);
const anyTune = fc
  .stringMatching(/^[0-9]{3}$/)
  .map(parseTune)
  .filter((found): found is Tune => found !== undefined);

describe('the cost of a tune', () => {
  it.each([
    ['F', 11_525, 0.75, 80],
    ['E', 19_625, 1.75, 165],
    ['D', 30_625, 3.5, 305],
    ['C', 44_525, 7, 575],
    ['B', 61_325, 14, 1080],
    ['A', 81_175, 28, 2000],
    ['S', 103_825, 56, 3650],
  ] as const)('from stock to full is, in class %s, %d cash, %d hours, %d gold', (carClass, cash, hours, gold) => {
    expect(costToMax(carClass)).toMatchObject({ cash, fuses: 5, fuseSeconds: hours * HOUR, gold });
    for (const full of ['332', '323', '233'])
      expect(costOfTune(carClass, tune('000'), tune(full))).toEqual(costToMax(carClass));
  });

  it('counts only the steps and the fuses between the two tunes', () => {
    expect(costOfTune('C', tune('433'), tune('433'))).toMatchObject({ cash: 0, fuses: 0, gold: 0 });
    expect(costOfTune('C', tune('111'), tune('433'))).toEqual({
      cash: 1350 + 1600,
      upgradeCash: 1350,
      fuseCash: 1600,
      fuses: 1,
      fuseSeconds: HOUR,
      gold: 85,
    });
    expect(costOfTune('F', tune('222'), tune('322'))).toMatchObject({ upgradeCash: 450 + 550 + 750, fuseCash: 600 });
  });

  it('leaves a part alone that would have to go down', () => {
    expect(costOfTune('A', tune('332'), tune('323'))).toBeUndefined();
    expect(costOfTune('A', tune('111'), tune('000'))).toBeUndefined();
  });

  it('is nothing for the same tune, and as many fuses from stock as the tune has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), anyTune, (carClass, wanted) => {
        expect(costOfTune(carClass, wanted, wanted)).toMatchObject({ cash: 0, fuseSeconds: 0, gold: 0 });
        expect(costOfTune(carClass, tune('000'), wanted)!.fuses).toBe(tuneFuses(wanted));
      }),
    );
  });

  it('adds up over a stop between', () => {
    fc.assert(
      fc.property(fc.constantFrom(...letters), anyTune, anyTune, (carClass, between, wanted) => {
        const [first, second] = [costOfTune(carClass, tune('000'), between), costOfTune(carClass, between, wanted)];
        fc.pre(second !== undefined);
        const whole = costOfTune(carClass, tune('000'), wanted)!;
        expect(first!.cash + second.cash).toBe(whole.cash);
        expect(first!.gold + second.gold).toBe(whole.gold);
      }),
    );
  });
});

describe('other costs of a car', () => {
  it.each([
    ['F', 125, 8769],
    ['E', 250, 14_969],
    ['D', 1000, 23_969],
    ['C', 2500, 35_894],
    ['B', 12_500, 58_494],
    ['A', 65_000, 125_882],
    ['S', 275_000, 352_869],
  ] as const)('class %s sells for %d at stock and %d at full tune', (carClass, stock, maxed) => {
    expect(stockSellPrices[carClass]).toBe(stock);
    expect(maxedSellPrice(carClass)).toBe(maxed);
  });

  it('are the service and the cars that a fuse takes', () => {
    expect(letters.map((letter) => servicePrices[letter].seconds)).toEqual([60, 150, 240, 345, 450, 570, 750]);
    expect(letters.map((letter) => servicePrices[letter].gold)).toEqual([5, 10, 15, 20, 24, 28, 30]);
    expect(legendaryFuseCars).toEqual({ classA: 3, duplicates: 1 });
  });
});
