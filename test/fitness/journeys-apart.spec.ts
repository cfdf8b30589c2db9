import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../e2e/browser/', import.meta.url).pathname;

const READ_ONLY = new Set(['northloop']);

/** Files of journeys share a site: a filled cell is not empty for the next one, and its times may become doubted. */
describe('journeys that fill cells', () => {
  it('do so on circuits that no other file of journeys is on', () => {
    const filesOf = new Map<string, Set<string>>();
    for (const file of globSync('*.spec.ts', { cwd: folder }))
      for (const [, circuit = ''] of readFileSync(folder + file, 'utf8').matchAll(/deckOn\('(\w+)'\)/g))
        filesOf.set(circuit, (filesOf.get(circuit) ?? new Set()).add(file));
    expect(filesOf.size).toBeGreaterThan(10);
    const shared = [...filesOf].filter(([circuit, files]) => files.size > 1 && !READ_ONLY.has(circuit));
    expect(shared).toEqual([]);
  });
});
