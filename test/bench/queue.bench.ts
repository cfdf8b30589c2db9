import { filledView } from '#test/filled-view';
import type { ActorId } from '#kernel';
import { figuresSince } from '#projections/review-queue/figures.query';
import { reviewQueue, type ReviewQueueDoc } from '#projections/review-queue/review-queue.projection';
import {
  countUnowned,
  itemsWaiting,
  longestWaiting,
  pageOf,
  placeOf,
} from '#projections/review-queue/review-queue.query';
import type { View } from '#read-store';
import { quantile, row } from './bench-kit.ts';

const ITEMS = 100_000;
const PAGES = 200;
const MAX_MS = 50;
const kinds = ['lap-time', 'car-photo', 'template', 'group'] as const;

/** Waiting times of a moderator and a submitter with a hundred thousand items, half of them pending. */
export default async (): Promise<boolean> => {
  const { view, stop } = await filledView<never, ReviewQueueDoc>(
    reviewQueue as never,
    Array.from({ length: ITEMS }, (_, at) => ({ key: `item-${at}`, doc: itemNo(at) })),
  );
  try {
    const of = async (work: string, ask: (at: number) => Promise<unknown>) =>
      row({ work: `${work}: 95 %`, value: quantile(await timesOf(ask), 0.95), unit: 'ms', atMost: MAX_MS });
    let after: string | undefined;
    const next = async (kind?: string) => ({ next: after } = await itemsWaiting(view, kind, { limit: 50, after }));
    return [
      await of('a page of the queue among 100,000 items', () => next()),
      await of('a page of one kind of them', () => ((after = undefined), next('car-photo'))),
      await of('since when what is of a kind waits, of which nothing does', () => longestWaiting(view, 'none')),
      await of('what the page tells of an item: place, how many wait, since when', (at) => toldOf(view, at)),
      await of('what one person sent, among 100,000 items', (at) => pageOf(view, `user-${at}`, { limit: 50 })),
      row({ work: 'figures of the team over 30 days', value: await figures(view), unit: 'ms' }),
    ].every(Boolean);
  } finally {
    await stop();
  }
};

const timesOf = async (ask: (at: number) => Promise<unknown>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let at = 0; at < PAGES; at += 1) {
    const start = performance.now();
    await ask(at);
    times.push(performance.now() - start);
  }
  return times;
};

const toldOf = (view: View<ReviewQueueDoc>, at: number): Promise<unknown> =>
  Promise.all([
    placeOf(view, itemNo(at * 8)),
    countUnowned(view),
    longestWaiting(view, kinds[at % kinds.length] ?? ''),
  ]);

const figures = async (view: View<ReviewQueueDoc>): Promise<number> => {
  const start = performance.now();
  await figuresSince(view, new Date(FIRST).toISOString(), () => true);
  return performance.now() - start;
};

const FIRST = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE_MS = 60_000;

const itemNo = (at: number): ReviewQueueDoc => {
  const since = new Date(FIRST + at * MINUTE_MS).toISOString();
  const isWaiting = Math.floor(at / kinds.length) % 2 === 0;
  const decided = { by: `staff-${at % 7}`, reason: null, textId: null, minutes: at % 600 };
  return {
    kind: kinds[at % kinds.length] ?? 'lap-time',
    itemId: `item-${at}`,
    status: isWaiting ? 'waiting' : at % 3 === 0 ? 'declined' : 'approved',
    before: 'waiting',
    version: 1,
    priority: 'medium',
    submitters: [`user-${at % 900}` as ActorId],
    rank: `${(at % 3) + 1} ${since}`,
    submitter: `user-${at % 900}`,
    owned: false,
    since,
    sentAt: since,
    unreported: null,
    question: null,
    answer: null,
    passedOn: null,
    decided: isWaiting ? null : decided,
    decidedAt: isWaiting ? null : since,
    undone: null,
    undoneAt: null,
  };
};
