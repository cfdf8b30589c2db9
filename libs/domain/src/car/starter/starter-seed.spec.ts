import { fold, type Job } from '#kernel';
import { carAt } from '../car-at.ts';
import type { CarEvent } from '../car.events.ts';
import { aCar } from '#test/a-car';
import { starterCatalogue } from './starter-catalogue.ts';
import { starterGameVersions } from './starter-history.ts';
import { starterSeed } from './starter-seed.ts';

type Step = ReturnType<Job['steps']> extends Iterable<infer One> ? One : never;

const stepOf = (stream: string): Step => [...starterSeed.steps()].find((step) => step.stream === stream)!;
const events = (stream: string, past: readonly CarEvent[] = []): readonly CarEvent[] => {
  const { decider, decide, actor } = stepOf(stream) as unknown as {
    decider: never;
    actor: string;
    decide: (state: unknown, facts: unknown) => readonly CarEvent[];
  };
  return decide(fold(decider, past as never), { meta: { actor, now: '2026-01-01T00:00:00Z' }, newId: () => 'id' });
};

describe('the seed of the starter catalogue', () => {
  it('releases three versions of the game and every car, each in its own stream', () => {
    const streams = [...starterSeed.steps()].map(({ stream }) => stream);
    expect(streams.slice(0, 3)).toEqual(starterGameVersions.map((version) => `game-${version}`));
    expect(new Set(streams).size).toBe(starterCatalogue.length + 3);
  });

  it('tells the past of a car, so that it can be asked for at each version', () => {
    const told = events('car-Ferrari_F40_1987');
    expect(told.map(({ type }) => type)).toEqual(['CarReleased', 'CarRevised', 'CarRevised']);
    expect(starterGameVersions.map((version) => carAt(told, version)?.handling)).toEqual([82, 82, 84]);
    expect(starterGameVersions.map((version) => carAt(told, version)?.topSpeedMph)).toEqual([199, 201, 201]);
  });

  it('says nothing of a newcomer before its version', () => {
    const told = events('car-Xiaomi_SU7_Max_2024');
    expect(starterGameVersions.map((version) => carAt(told, version) !== undefined)).toEqual([false, false, true]);
  });

  it('says nothing twice, and leaves alone what others vouch for', () => {
    const stream = 'car-Ferrari_F40_1987';
    expect(events(stream, events(stream))).toEqual([]);
    const imported = { carId: 'Ferrari_F40_1987', car: aCar(), source: 'import', gameVersion: '26' } as const;
    expect(events(stream, [{ type: 'CarReleased', version: 2, data: imported }])).toEqual([]);
  });
});
