import {
  compareGameVersions,
  currentGameVersion,
  gameVersionOfMark,
  gameVersionRank,
  gameVersions,
  gameVersionsAfter,
} from './game-version.ts';

describe('versions of the game', () => {
  it('stand oldest first, up to the one of today', () => {
    expect([...gameVersions].reverse().sort(compareGameVersions)).toEqual(gameVersions);
    expect(gameVersions.at(-1)).toBe(currentGameVersion);
    expect(gameVersions).toHaveLength(15);
  });

  it('are ordered by number, known or not', () => {
    expect(['100', '32.1', '9', '32.10', '32', '32.2'].sort(compareGameVersions)).toEqual([
      '9',
      '32',
      '32.1',
      '32.2',
      '32.10',
      '100',
    ]);
  });

  it('have numbers in the same order', () => {
    const ranks = [...gameVersions, '32', '32.1', '32.10', '100'].map(gameVersionRank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it.each([
    ['26', ['26.1', '27']],
    ['24.9', ['24.10', '25']],
  ])('after %s are %j', (version, next) => {
    expect(gameVersionsAfter(version)).toEqual(next);
  });

  it.each([
    ['15', '15'],
    ['19', '19.3'],
    ['2a', '21.2'],
    ['21', '21.4'],
    ['24', '24'],
    ['2b', '24.1'],
    ['2c', '24.2'],
    ['26', '26'],
    ['14', undefined],
    ['2d', undefined],
    ['', undefined],
  ])('marked "%s" are %s', (mark, version) => {
    expect(gameVersionOfMark(mark)).toBe(version);
  });
});
