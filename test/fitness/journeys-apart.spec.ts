import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../e2e/browser/', import.meta.url).pathname;

/** Journeys that read a cell, and write none. */
const READ_ONLY = new Set(['northloop']);

/** Files of journeys share a site: a cell that one has filled is not empty for the next, and a time may be doubted there. */
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
