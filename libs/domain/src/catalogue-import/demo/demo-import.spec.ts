import { by } from '#test/decision-kit';
import type { JobStep } from '#kernel';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import type { CatalogueImportEvent } from '../catalogue-import.events.ts';
import { demoImportSeed } from './demo-import.ts';

const facts = { meta: by('job:seed-demo-import'), newId: (kind: string) => kind };
const decided = ({ decide, decider }: JobStep, state: unknown = decider.initial) =>
  decide(state as never, facts) as readonly CatalogueImportEvent[];

describe('the import of the demonstration', () => {
  it('leaves rows open that name cars of the starter catalogue, and ends', () => {
    const [, importing] = [...demoImportSeed.steps()];
    const events = decided(importing!);
    const known = new Set(starterCatalogue.map(({ carId }) => carId));
    const named = events.flatMap((event) => (event.type === 'ImportRowLeftOpen' ? event.data.candidates : []));
    expect([events.length, named.length, named.every((carId) => known.has(carId))]).toEqual([7, 8, true]);
    expect(events.at(-1)?.type).toBe('ImportFinished');
  });

  it('does nothing where imports were made', () => {
    const [announcing, importing] = [...demoImportSeed.steps()];
    expect(decided(announcing!, { count: 1 })).toEqual([]);
    expect(decided(importing!, { status: 'finished', lines: 3, counts: {} })).toEqual([]);
  });
});
