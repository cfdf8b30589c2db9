import type { View, ViewQuery } from '#read-store';
import type { AnimatedCardDoc } from './animated-cards.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };
type Of = { readonly submittedBy?: string | undefined; readonly carId?: string | undefined };

/** Public loops, the newest first: all, or those of one user or one car. Throws `CursorUnreadable`. */
export const visibleAnimatedCards = (view: View<AnimatedCardDoc>, { submittedBy, carId }: Of, paged: Paged) => {
  const ofCar = carId === undefined ? undefined : { carId };
  const of = submittedBy === undefined ? ofCar : { submittedBy };
  return page(view, { where: { shown: true, ...of }, order: { field: 'shownAt', descending: true } }, paged);
};

/** A user's loops, the latest first. Throws `CursorUnreadable`. */
export const animatedCardsOf = (view: View<AnimatedCardDoc>, submittedBy: string, paged: Paged) =>
  page(view, { where: { submittedBy }, order: { field: 'submittedAt', descending: true } }, paged);

/** How many of a user's loops wait or are shown, counted to `limit`. */
export const countAnimatedCardsOf = async (
  view: View<AnimatedCardDoc>,
  submittedBy: string,
  limit: number,
): Promise<number> => {
  const waiting = await view.countUpTo({ where: { submittedBy, status: 'pending' } }, limit);
  return waiting + (await view.countUpTo({ where: { shown: true, submittedBy } }, limit));
};

const LOOPS_OF_A_FILE = 100;

export const isPublicFile = async (view: View<AnimatedCardDoc>, file: string): Promise<boolean> => {
  const { items } = await view.find({ where: { file }, limit: LOOPS_OF_A_FILE });
  return items.some(({ doc }) => doc.shown);
};

/** Whether a file is that of a loop that waits or is shown, or that was declined or withdrawn since then (ISO 8601). */
export const isAnimatedCardFileUsed = async (
  view: View<AnimatedCardDoc>,
  file: string,
  since: string,
): Promise<boolean> => {
  const { items } = await view.find({ where: { file }, limit: LOOPS_OF_A_FILE });
  return items.some(
    ({ doc: { status, shown, decidedAt } }) =>
      status === 'pending' || shown || (decidedAt !== null && decidedAt >= since),
  );
};

const page = async (view: View<AnimatedCardDoc>, query: Omit<ViewQuery, 'limit'>, { limit, after }: Paged) => {
  const position = await view.position();
  const found = await view.find({ ...query, limit, ...(after === undefined ? {} : { after }) });
  const items = found.items.map(({ doc }) => doc);
  return { position, items, ...(found.next === undefined ? {} : { next: found.next }) };
};
