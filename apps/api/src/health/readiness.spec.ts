import type { EventStore } from '#event-store';
import { projections } from '#projections';
import { type Assets, ViewPositions } from '#read-store';
import { Readiness } from './readiness.ts';

describe('readiness', () => {
  it('waits for the first catalogue: without one no car is found', async () => {
    const positions = new ViewPositions();
    positions.advanced(
      projections.map(({ name }) => name),
      7,
    );
    const made: { newest?: { hash: string; position: number } } = {};
    const assets: Assets = { put: async () => undefined, get: async () => undefined, newest: async () => made.newest };
    const readiness = new Readiness({ head: async () => 7 } as EventStore, positions, { assets });
    expect(await readiness.missing()).toEqual(['catalogue']);
    made.newest = { hash: 'h', position: 7 };
    expect(await readiness.missing()).toEqual([]);
  });
});
