import * as fc from 'fast-check';
import { parseOldTune, partFuses, partPoints, tuneFuses, tuneInPoints, tuneInStages } from './tune-forms.ts';
import { parseTune } from './tune.ts';

describe('the two forms of a tune', () => {
  it.each([
    ['332', '996', '332', 5],
    ['969', '969', '323', 5],
    ['000', '000', '000', 0],
    ['111', '333', '111', 0],
    ['222', '666', '222', 3],
    ['987', '987', undefined, 6],
    ['741', '741', undefined, 3],
    ['433', '433', undefined, 1],
  ])('%s is %s in points, %s in stages, and takes %d fuses', (text, points, stages, fuses) => {
    const tune = parseTune(text)!;
    expect(tuneInPoints(tune)).toBe(points);
    expect(tuneInStages(tune)).toBe(stages);
    expect(tuneFuses(tune)).toBe(fuses);
  });

  const tunes = fc.stringMatching(/^[0-9]{3}$/).map(parseTune);

  it('are the same tune in stages', () => {
    fc.assert(
      fc.property(tunes, (tune) => {
        const stages = tune && tuneInStages(tune);
        fc.pre(stages !== undefined);
        expect(parseTune(stages)).toBe(tune);
      }),
    );
  });

  it('are the same tune in points, unless these could be stages', () => {
    fc.assert(
      fc.property(tunes, (tune) => {
        fc.pre(tune !== undefined && /[4-9]/.test(tuneInPoints(tune)));
        expect(parseTune(tuneInPoints(tune))).toBe(tune);
      }),
    );
  });
});

describe('a part as the game counts it', () => {
  it.each([
    [1, 0, 0, 0],
    [1, 3, 3, 0],
    [2, 0, 3, 1],
    [2, 1, 4, 1],
    [3, 0, 6, 2],
    [3, 3, 9, 2],
  ])('at %d.%d has %d points and %d fuses', (major, minor, points, fuses) => {
    expect(partPoints(major, minor)).toBe(points);
    expect(partFuses(major, minor)).toBe(fuses);
  });
});

describe('an old tune', () => {
  it.each([
    ['Other987', '987', undefined],
    ['Other', undefined, undefined],
    ['Otherwise', undefined, undefined],
    ['332', '332', undefined],
    ['v2a332', '332', '2a'],
    ['v19', undefined, '19'],
    ['', undefined, undefined],
  ])('"%s" is the tune %s of the version marked %s', (text, tune, versionMark) => {
    expect(parseOldTune(text)).toEqual({ tune, versionMark });
  });
});
