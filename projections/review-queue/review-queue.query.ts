import type { View } from '#read-store';
import { ranks, unsaid, type ReviewQueueDoc } from './review-queue.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };
const pagedBy = ({ limit, after }: Paged) => ({ limit, ...(after === undefined ? {} : { after }) });

/**
 * Waiting items, of a kind or of every kind: by priority, then the longest waiting first. Throws `CursorUnreadable`.
 */
export const waitingPage = (view: View<ReviewQueueDoc>, kind: string | undefined, paged: Paged) => {
  const where = { status: 'waiting', ...(kind !== undefined && { kind }) };
  return view.find({ where, order: { field: 'rank' }, ...pagedBy(paged) });
};

/** The same with the view's position, without regard to the reader. */
export const itemsWaiting = async (view: View<ReviewQueueDoc>, kind: string | undefined, paged: Paged) => {
  const position = await view.position();
  const found = await waitingPage(view, kind, paged);
  return { ...found, position, items: found.items.map(({ doc }) => doc) };
};

/** A user's submissions, the latest first. Throws `CursorUnreadable`. */
export const pageOf = (view: View<ReviewQueueDoc>, submitter: string, paged: Paged) =>
  view.find({ where: { submitter }, order: { field: 'sentAt', descending: true }, ...pagedBy(paged) });

const MAX_OWN = 500;

/** Waiting items that belong to a user, or are about them: at most 500. */
export const myPendingItems = async (view: View<ReviewQueueDoc>, owner: string): Promise<readonly ReviewQueueDoc[]> =>
  (await view.find({ where: { status: 'waiting', owner }, limit: MAX_OWN })).items.map(({ doc }) => doc);

const PLACES_COUNTED = 1_000;

/** The item's place among those that wait, the first is 1; counted to 1,000. */
export const placeOf = (view: View<ReviewQueueDoc>, { rank }: Pick<ReviewQueueDoc, 'rank'>): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting' }, range: { field: 'rank', to: rank } }, PLACES_COUNTED);

/** How many items wait that others cannot report, counted to 1,000: those about a user count for that user as well. */
export const countUnowned = (view: View<ReviewQueueDoc>): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting', owned: false } }, PLACES_COUNTED);

export const countOf = (view: View<ReviewQueueDoc>, kind: string, most = PLACES_COUNTED): Promise<number> =>
  view.countUpTo({ where: { status: 'waiting', kind } }, most);

/** Since when the longest waiting of a kind waits, whatever its priority; undefined where nothing waits. */
export const longestWaiting = async (view: View<ReviewQueueDoc>, kind: string): Promise<string | undefined> => {
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

/**
 * Minutes that the latest decisions of each outcome since then (ISO 8601) took, at most 500 of each, unordered. Without
 * the reader's own items: the numbers could reveal a report of one.
 */
export const minutesSince = async (
  view: View<ReviewQueueDoc>,
  since: string,
  reader: string | undefined,
): Promise<number[]> => {
  const of = (status: 'approved' | 'declined') =>
    view.find({
      where: { status },
      range: { field: 'decidedAt', from: since },
      order: { field: 'decidedAt', descending: true },
      limit: DECISIONS,
    });
  const pages = await Promise.all([of('approved'), of('declined')]);
  return pages.flatMap(({ items }) =>
    items.flatMap(({ doc }) => (doc.owner === undefined || doc.owner !== reader ? (doc.decided?.minutes ?? []) : [])),
  );
};

/** The usual wait: the maximum of half of them, and of nine in ten; null where nothing was decided. */
export const usualWait = (minutes: readonly number[]): { readonly half: number; readonly most: number } | null => {
  const sorted = [...minutes].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  const [half, most] = [at(0.5), at(0.9)];
  return half === undefined || most === undefined ? null : { half, most };
};

/** An item for its owner: it must not reveal that it was reported and the report dismissed. */
export const toOwner = (doc: ReviewQueueDoc): ReviewQueueDoc | undefined => {
  const { reported: _reported, claim: _claim, unreported, ...rest } = doc;
  if (!doc.reported) return doc;
  if (doc.status !== 'waiting' && doc.status !== unreported?.status) return doc;
  return unreported === null ? undefined : { ...rest, ...unreported, ...unsaid, unreported };
};
