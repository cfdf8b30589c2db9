import { globSync, readFileSync } from 'node:fs';
import { impurities, pureFiles } from './purity.ts';

const root = new URL('../..', import.meta.url).pathname;
const files = globSync('{libs,projections}/**/*.ts', { cwd: root }).filter(
  (file) => pureFiles.test(file) && !file.endsWith('.spec.ts'),
);

describe('purity', () => {
  it.each([
    ['const at = Date.now();', '1: clock'],
    ['const at = new Date();', '1: clock'],
    ['const chance = Math.random();', '1: chance'],
    ['const later = async () => 1;', '1: async'],
    ['const later = Promise.resolve(1);', '1: async'],
    ["import { readFileSync } from 'node:fs';", '1: outside world'],
    ['\nconst text = fetch("x");', '2: outside world'],
    ['const home = process.env.HOME;', '1: outside world'],
  ])('is broken by %j', (code, reason) => expect(impurities(code)).toContain(reason));

  it.each(['const at = new Date(meta.now);', 'type Step = { process: string };', 'const speed = car.performance;'])(
    'is kept by %j',
    (code) => expect(impurities(code)).toEqual([]),
  );

  it('finds files to look at', () => expect(files.length).toBeGreaterThan(5));

  it.each(files)('%s', (file) => expect(impurities(readFileSync(root + file, 'utf8'))).toEqual([]));
});
