import { readFileSync } from 'node:fs';
import { missingPlatforms } from './missing-platforms.ts';

const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');

describe('package-lock.json', () => {
  it('holds every optional package of every package, so that `npm ci` works on each platform', () => {
    expect(missingPlatforms(JSON.parse(lock))).toEqual([]);
  });

  it('would be found without the package of a platform, wherever it lies', () => {
    const packages = {
      'node_modules/fast': { optionalDependencies: { 'fast-linux': '1.0.0', 'fast-darwin': '1.0.0' } },
      'node_modules/fast/node_modules/fast-linux': {},
      'node_modules/fast-windows': {},
    };
    expect(missingPlatforms({ packages })).toEqual(['node_modules/fast lacks fast-darwin']);
  });
});
