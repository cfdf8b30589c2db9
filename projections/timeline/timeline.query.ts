import type { View } from '#read-store';
import type { TimelineDoc } from './timeline.projection.ts';

/** Limit of items per response, and of cars in all of them: 30 kB compressed (a test fills it). */
export const TIMELINE_ITEMS_MAX = 250;
const MAX_TIMELINE_CARS = 900;
/** How far back a running item may have started: the maximum length of an item. */
const DAYS_BACK = 120;
const DAY_MS = 86_400_000;

/** The period (ISO 8601, both included), as seen at `now`, with or without spoilers. */
export type TimelineWindow = {
  readonly from: string;
  readonly to: string;
  readonly now: string;
  readonly withSpoilers: boolean;
};

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The parts of a window: after its start a spoiler is none. */
const partsOf = ({ to, now, withSpoilers }: Omit<TimelineWindow, 'from'>) =>
  [
    { shown: 'open', to },
    { shown: 'spoiler', to: withSpoilers ? to : earlier(to, now) },
  ] as const;

/** Items running in a window, the latest start first; `more`: there are more than a response holds. */
export const timelineIn = async (
  view: View<TimelineDoc>,
  window: TimelineWindow,
  limit = TIMELINE_ITEMS_MAX,
  carsMost = MAX_TIMELINE_CARS,
): Promise<{ position: number; items: readonly TimelineDoc[]; more: boolean }> => {
  const position = await view.position();
  const from = new Date(Date.parse(window.from) - DAYS_BACK * DAY_MS).toISOString();
  const parts = await Promise.all(
    partsOf(window).map(async ({ shown, to }) =>
      to < from ? { items: [] } : view.find(byTime(shown, from, to, limit)),
    ),
  );
  const items = parts
    .flatMap((part) => part.items.map(({ doc }) => doc))
    .filter(({ startsAt, endsAt }) => (endsAt ?? startsAt) >= window.from)
    .toSorted((one, other) => Number(one.startsAt < other.startsAt) - Number(one.startsAt > other.startsAt));
  const shown = items.slice(0, Math.min(limit, withinCars(items, carsMost)));
  const more = shown.length < items.length || parts.some((part) => 'next' in part);
  return { position, items: shown, more };
};

/** How many items, from the first on, have at most that many cars. */
const withinCars = (items: readonly TimelineDoc[], carsMost: number): number => {
  let cars = 0;
  const over = items.findIndex(({ carIds }) => (cars += carIds.length) > carsMost);
  return over === -1 ? items.length : over;
};

const byTime = (shown: TimelineDoc['shown'], from: string, to: string, limit: number) => ({
  where: { shown },
  range: { field: 'startsAt', from, to },
  order: { field: 'startsAt', descending: true },
  limit,
});

/** Limit per quarter: its column is full then. */
const COUNT_MAX = 1_000;

export const timelineCounts = (
  view: View<TimelineDoc>,
  spans: readonly { readonly from: string; readonly to: string }[],
  seen: Pick<TimelineWindow, 'now' | 'withSpoilers'>,
): Promise<readonly number[]> =>
  Promise.all(
    spans.map(async ({ from, to: end }) => {
      const counts = await Promise.all(
        partsOf({ to: end, ...seen }).map(({ shown, to }) =>
          to < from ? 0 : view.countUpTo({ where: { shown }, range: { field: 'startsAt', from, to } }, COUNT_MAX),
        ),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    }),
  );

/** Items only visible to staff, the latest start first. */
export const timelineDrafts = async (
  view: View<TimelineDoc>,
): Promise<{ position: number; items: readonly TimelineDoc[] }> => {
  const position = await view.position();
  const order = { field: 'startsAt', descending: true } as const;
  const { items } = await view.find({ where: { shown: 'draft' }, order, limit: TIMELINE_ITEMS_MAX });
  return { position, items: items.map(({ doc }) => doc) };
};
