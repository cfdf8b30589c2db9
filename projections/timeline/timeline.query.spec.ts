import { gzipSync } from 'node:zlib';
import { starterCatalogue } from '#domain';
import { filledView } from '#test/filled-view';
import { timeline, type TimelineDoc } from './timeline.projection.ts';
import { TIMELINE_ITEMS_MAX, timelineIn } from './timeline.query.ts';

const MAX_BYTES = 30_000;
const CARS_EACH = 40;
const now = '2026-06-01T00:00:00.000Z';
const window = { from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z', now, withSpoilers: false };

const carAt = (n: number): string => starterCatalogue[(n * 7_919) % starterCatalogue.length]?.carId ?? '';

/** An item each hour, with the maximum of cars. */
const itemAt = (n: number, cars: number): TimelineDoc => ({
  itemId: `${String(n).padStart(8, '0')}-aaaa-4aaa-8aaa-aaaaaaaaaaaa`,
  kind: 'game-update',
  name: `Cars of ${carAt(n)} and its kind`,
  startsAt: new Date(Date.UTC(2026, 4, 1, n)).toISOString(),
  endsAt: null,
  carIds: Array.from({ length: cars }, (_, car) => carAt(n * CARS_EACH + car)),
  spoiler: false,
  link: null,
  textId: null,
  shown: 'open',
  changes: [],
  changed: { at: now, times: 0 },
});

const filledWith = (cars: number) =>
  filledView(
    timeline as never,
    Array.from({ length: TIMELINE_ITEMS_MAX + 50 }, (_, n) => {
      const doc = itemAt(n, cars);
      return { key: doc.itemId, doc };
    }),
  );

const bytesOf = (items: readonly TimelineDoc[]): number => {
  const answered = items.map(({ itemId, kind, name, startsAt, endsAt, carIds, spoiler }) => ({
    itemId,
    kind,
    name,
    startsAt,
    endsAt,
    carIds,
    spoiler,
  }));
  return gzipSync(JSON.stringify(answered)).byteLength;
};

describe('a window of the timeline', () => {
  it('is at most 30 kB compressed, with as many cars as items may have: the earliest are left out', async () => {
    const { view, stop } = await filledWith(CARS_EACH);
    const { items, more } = await timelineIn(view, window);
    expect(bytesOf(items)).toBeLessThan(MAX_BYTES);
    expect([items.length > 20, more, items[0]?.startsAt]).toEqual([true, true, itemAt(299, 0).startsAt]);
    expect((await timelineIn(view, window, TIMELINE_ITEMS_MAX, Infinity)).items).toHaveLength(TIMELINE_ITEMS_MAX);
    await stop();
  });

  it('has all that an answer holds where they name few cars', async () => {
    const { view, stop } = await filledWith(3);
    const { items, more } = await timelineIn(view, window);
    expect([items.length, more]).toEqual([TIMELINE_ITEMS_MAX, true]);
    expect(bytesOf(items)).toBeLessThan(MAX_BYTES);
    await stop();
  });
});
