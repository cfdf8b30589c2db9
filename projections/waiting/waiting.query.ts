import type { View } from '#read-store';
import { ranks, type WaitingDoc } from './waiting.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };
const pagedBy = ({ limit, after }: Paged) => ({ limit, ...(after === undefined ? {} : { after }) });

/** What waits, of a kind or of every kind: by priority, then the longest waiting first. Throws `CursorUnreadable`. */
export const itemsWaiting = async (view: View<WaitingDoc>, kind: string | undefined, paged: Paged) => {
  const position = await view.position();
  const where = { status: 'waiting', ...(kind !== undefined && { kind }) };
  const found = await view.find({ where, order: { field: 'rank' }, ...pagedBy(paged) });
  return { ...found, position, items: found.items.map(({ doc }) => doc) };
};

/** What somebody submitted, the latest first. Throws `CursorUnreadable`. */
export const itemsOf = async (view: View<WaitingDoc>, submitter: string, paged: Paged) => {
  const position = await view.position();
  const found = await view.find({
    where: { submitter },
    order: { field: 'since', descending: true },
    ...pagedBy(paged),
  });
  return { ...found, position, items: found.items.map(({ doc }) => doc) };
};

const PLACES_COUNTED = 1_000;

/** The item's place among those that wait, the first is 1; counted to 1,000. */
export const placeOf = (view: View<WaitingDoc>, { rank }: Pick<WaitingDoc, 'rank'>): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting' }, range: { field: 'rank', to: rank } }, PLACES_COUNTED);

/** How many wait, counted to 1,000. */
export const countAll = (view: View<WaitingDoc>): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting' } }, PLACES_COUNTED);

/** How many of a kind wait, counted to 1,000. */
export const countOf = (view: View<WaitingDoc>, kind: string): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting', kind } }, PLACES_COUNTED);

/** Since when the longest waiting of a kind waits, whatever its priority; undefined where nothing waits. */
export const longestWaiting = async (view: View<WaitingDoc>, kind: string): Promise<string | undefined> => {
  const firstOf = async (rank: number) => {
    const range = { field: 'rank', from: `${rank} `, to: `${rank + 1}` };
    const { items } = await view.find({
      where: { status: 'waiting', kind },
      range,
      order: { field: 'rank' },
      limit: 1,
    });
    return items[0]?.doc.since ?? [];
  };
  return (await Promise.all(Object.values(ranks).map(firstOf))).flat().sort()[0];
};

const DECISIONS = 500;

/** Minutes that the latest decisions of each outcome since then (ISO 8601) took, at most 500 of each, unordered. */
export const minutesSince = async (view: View<WaitingDoc>, since: string): Promise<number[]> => {
  const of = (status: 'approved' | 'declined') =>
    view.find({
      where: { status },
      range: { field: 'decidedAt', from: since },
      order: { field: 'decidedAt', descending: true },
      limit: DECISIONS,
    });
  const pages = await Promise.all([of('approved'), of('declined')]);
  return pages.flatMap(({ items }) => items.flatMap(({ doc }) => doc.decided?.minutes ?? []));
};

/** The usual wait: what half of them took at most, and nine in ten; null where nothing was decided. */
export const usualWait = (minutes: readonly number[]): { readonly half: number; readonly most: number } | null => {
  const sorted = [...minutes].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  const [half, most] = [at(0.5), at(0.9)];
  return half === undefined || most === undefined ? null : { half, most };
};
