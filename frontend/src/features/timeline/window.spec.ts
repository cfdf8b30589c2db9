import { adjacentWindow, placeIn, rowsOf, windowOf } from './window.ts';

const now = Date.parse('2026-11-23T02:00:00Z');
const days = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((at) => new Date(at).toISOString().slice(0, 10));

describe('a window of time', () => {
  it('is what the address names, and today where it names none', () => {
    expect(days(windowOf('years', '2024', now))).toEqual(['2020-01-01', '2026-01-01']);
    expect(days(windowOf('year', '2024', now))).toEqual(['2024-01-01', '2025-01-01']);
    expect(days(windowOf('month', '2024-02', now))).toEqual(['2024-02-01', '2024-03-01']);
    expect(days(windowOf('day', '2024-02-29', now))).toEqual(['2024-02-29', '2024-03-01']);
    for (const at of ['', 'soon', '2024-13', '2024-99-99'])
      expect(days(windowOf('day', at, now))).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('has a line for each part, which leads into it', () => {
    const { ticks } = windowOf('month', '2024-02', now);
    expect(ticks).toHaveLength(29);
    expect(ticks.at(-1)?.leadsTo).toEqual({ zoom: 'day', at: '2024-02-29' });
    expect(windowOf('day', '2024-02-29', now).ticks).toHaveLength(8);
  });

  it('has others beside it', () => {
    const beside = (zoom: Parameters<typeof windowOf>[0], at: string) => [
      adjacentWindow(windowOf(zoom, at, now), -1, now),
      adjacentWindow(windowOf(zoom, at, now), 1, now),
    ];
    expect(beside('years', '2024')).toEqual(['2023', '2025']);
    expect(beside('year', '2024')).toEqual(['2023', '2025']);
    expect(beside('month', '2024-01')).toEqual(['2023-12', '2024-02']);
    expect(beside('day', '2024-03-01')).toEqual(['2024-02-29', '2024-03-02']);
  });

  it('shows the part of an item that is in it', () => {
    const year = windowOf('year', '2024', now);
    expect(placeIn(year, { startsAt: '2023-12-01T00:00:00Z', endsAt: '2024-07-02T00:00:00Z' })).toEqual({
      left: 0,
      width: 0.5,
    });
    expect(placeIn(year, { startsAt: '2024-07-02T00:00:00Z', endsAt: null })).toEqual({ left: 0.5, width: 0 });
  });

  it('has rows for what overlaps', () => {
    const item = (from: number, until: number) => ({ from, until });
    expect(rowsOf([item(0.5, 0.6), item(0, 0.2), item(0.1, 0.3), item(0.2, 0.25)])).toEqual([
      [item(0, 0.2), item(0.2, 0.25), item(0.5, 0.6)],
      [item(0.1, 0.3)],
    ]);
  });
});
