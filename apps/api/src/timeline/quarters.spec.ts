import { quartersOf } from './quarters.ts';

describe('quarters of a window', () => {
  it('are none of a year, and those of a longer time from where it begins', () => {
    expect(quartersOf({ from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T23:59:59.999Z' })).toEqual([]);
    const found = quartersOf({ from: '2024-02-01T00:00:00.000Z', to: '2025-12-31T23:59:59.999Z' });
    expect(found).toHaveLength(8);
    expect(found[0]).toEqual({ from: '2024-01-01T00:00:00.000Z', to: '2024-03-31T23:59:59.999Z' });
    expect(found.at(-1)?.to).toBe('2025-12-31T23:59:59.999Z');
    expect(quartersOf({ from: '0001-01-01T00:00:00.000Z', to: '9999-12-31T00:00:00.000Z' })).toHaveLength(60);
  });
});
