import type { ActorId, Recorded } from '#kernel';
import { upcast, type Upcasters } from './upcasters.ts';

const recorded = (type: string, data: object, version?: number): Recorded => ({
  type,
  data,
  ...(version === undefined ? {} : { version }),
  id: 'e-1',
  stream: 'cell-1',
  revision: 0,
  position: 7,
  meta: { commandId: 'c-1', commandHash: 'h', actor: 'user-1' as ActorId, at: '2026-03-04T05:06:07Z' },
});

const upcasters: Upcasters = {
  LapTimeNoted: {
    1: (data) => ({ ...data, unit: 's' }),
    2: (data) => ({ ...data, source: 'typed' }),
  },
};

describe('upcasters', () => {
  it('take an event from its version to the newest, one version at a time', () => {
    expect(upcast(upcasters, recorded('LapTimeNoted', { time: 1 }, 1))).toMatchObject({
      version: 3,
      data: { time: 1, unit: 's', source: 'typed' },
      position: 7,
    });
    expect(upcast(upcasters, recorded('LapTimeNoted', { time: 1 }, 2)).data).toEqual({ time: 1, source: 'typed' });
  });

  it('take an event without a version for the first', () => {
    expect(upcast(upcasters, recorded('LapTimeNoted', {})).version).toBe(3);
  });

  it('refuse what only a newer program can read, by name', () => {
    const later = () => upcast(upcasters, recorded('LapTimeNoted', {}, 4));
    expect(later).toThrow(/LapTimeNoted of version 4, this program knows 3.*newer version of Track Day Records/);
    expect(() => upcast(upcasters, recorded('CarReleased', {}, 2))).toThrow('version 2, this program knows 1');
  });

  it('leave the newest version, and other types, as they are', () => {
    const newest = recorded('LapTimeNoted', { time: 1 }, 3);
    const other = recorded('CarReleased', {}, 1);
    expect(upcast(upcasters, newest)).toEqual(newest);
    expect(upcast(upcasters, other)).toBe(other);
  });
});
