import * as fc from 'fast-check';
import { offeredTunes, parseTune, tunePoints, tuneStars, tuneUpgrades } from './tune.ts';

describe('a tune', () => {
  it.each([
    ['332', '332'],
    ['323', '323'],
    ['233', '233'],
    ['111', '111'],
    ['000', '000'],
    ['113', '113'],
    ['302', '302'],
    ['996', '332'],
    ['969', '323'],
    ['699', '233'],
    ['660', '220'],
    ['900', '300'],
    ['987', '987'],
    ['754', '754'],
    ['112', '112'],
  ])('written %s has the key %s', (text, key) => {
    expect(parseTune(text)).toBe(key);
  });

  it.each(['333', '999', '997', '889', '33', '3322', '', 'ABC', 'Other', 'v26', ' 332', '٣٣٢', '-12'])(
    'is not "%s"',
    (text) => {
      expect(parseTune(text)).toBeUndefined();
    },
  );

  it('has one key however it is written', () => {
    const digits = fc.stringMatching(/^[0-9]{3}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const tune = parseTune(text);
        fc.pre(tune !== undefined);
        expect(parseTune(tune)).toBe(tune);
        expect(tuneUpgrades(tune)).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('in points is the same tune as in stages', () => {
    const points = fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(0, 3, 6, 9))).map((each) => each.join(''));
    fc.assert(
      fc.property(points, (text) => {
        const tune = parseTune(text);
        fc.pre(tune !== undefined && /[69]/.test(text));
        expect(tunePoints(tune).join('')).toBe(text);
      }),
    );
  });

  it.each([
    ['332', [9, 9, 6], 24, 3],
    ['323', [9, 6, 9], 24, 3],
    ['111', [3, 3, 3], 9, 1],
    ['000', [0, 0, 0], 0, 0],
    ['987', [9, 8, 7], 24, 2],
    ['754', [7, 5, 4], 16, 2],
    ['112', [3, 3, 6], 12, 2],
  ] as const)('%s has points %j, %d upgrades and %d stars', (text, points, upgrades, stars) => {
    const tune = parseTune(text)!;
    expect(tunePoints(tune)).toEqual(points);
    expect(tuneUpgrades(tune)).toBe(upgrades);
    expect(tuneStars(tune)).toBe(stars);
  });

  it('that is offered is its own key', () => {
    expect(offeredTunes.map(parseTune)).toEqual(offeredTunes);
  });
});
