import { carClasses } from './car-class.ts';
import { extraTunes, garageUse, hasExtraTunes, isFreeTune, opponentTunes } from './tune-choice.ts';
import { offeredTunes, parseTune } from './tune.ts';

describe('tunes to choose from', () => {
  it('has 22 extra ones: all of 1 to 3 but the full ones, 111 and 333, which no car can have', () => {
    const digits = ['1', '2', '3'];
    const triples = digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => a + b + c)));
    const offered: readonly string[] = offeredTunes;
    expect(extraTunes).toEqual(triples.filter((text) => !offered.includes(text) && text !== '333'));
    expect(extraTunes).toHaveLength(22);
  });

  it('has each under its own key', () => {
    expect([...extraTunes, ...opponentTunes].map(parseTune)).toEqual([...extraTunes, ...opponentTunes]);
  });

  it('offers the extra ones for the best classes', () => {
    expect(carClasses.map(({ letter }) => letter).filter(hasExtraTunes)).toEqual(['B', 'A', 'S']);
  });

  it.each(['111', '987', '754', '120', '999000', 'AAA', '332', '996', '323', '233', '000', '333', '997', '12', ''])(
    '"%s" is a free tune, or is not',
    (text) => {
      expect(isFreeTune(text)).toBe(['111', '987', '754', '120'].includes(text));
    },
  );
});

describe('a car from a garage', () => {
  it.each([
    ['332', 10, 'everyone'],
    ['233', 100, 'everyone'],
    ['111', 65, 'everyone'],
    ['111', 64, 'patrons'],
    ['322', 90, 'patrons'],
    ['754', 90, 'patrons'],
    ['987', 90, 'nobody'],
    ['320', 90, 'nobody'],
    ['000', 90, 'nobody'],
  ] as const)('at %s and RQ %d is for %s', (tune, rq, use) => {
    expect(garageUse(parseTune(tune)!, rq)).toBe(use);
  });
});
