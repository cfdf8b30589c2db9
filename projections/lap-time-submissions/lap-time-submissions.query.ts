import type { View, ViewQuery } from '#read-store';
import type { Dispute, LapTimeSubmissionDoc } from './lap-time-submissions.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };

/** A page of times; `total`: how many there are, counted to a thousand. */
export type FoundTimes = {
  readonly position: number;
  readonly items: readonly LapTimeSubmissionDoc[];
  readonly total: number;
  readonly next?: string;
};

const MAX_COUNTED = 1_000;

type Asked = Paged & { readonly kind: Dispute; readonly order: 'newest' | 'oldest' | 'most-votes' };

/** Disputed times of a kind: the newest or the oldest first, or the most downvotes first. Throws `CursorUnreadable`. */
export const disputedTimes = (
  view: View<LapTimeSubmissionDoc>,
  { kind, order, ...paged }: Asked,
): Promise<FoundTimes> => {
  const field = order === 'most-votes' ? 'downs' : 'saidAt';
  return found(view, { where: { dispute: kind } }, { field, descending: order !== 'oldest' }, paged);
};

/** A user's times, the newest first. Throws `CursorUnreadable`. */
export const timesOfPerson = (
  view: View<LapTimeSubmissionDoc>,
  { userId, ...paged }: Paged & { readonly userId: string },
): Promise<FoundTimes> => found(view, { where: { by: userId } }, { field: 'saidAt', descending: true }, paged);

const found = async (
  view: View<LapTimeSubmissionDoc>,
  question: Pick<ViewQuery, 'where'>,
  order: ViewQuery['order'],
  { limit, after }: Paged,
): Promise<FoundTimes> => {
  const position = await view.position();
  const total = await view.countUpTo(question, MAX_COUNTED);
  const page = await view.find({ ...question, order, limit, ...(after === undefined ? {} : { after }) });
  return {
    position,
    total,
    items: page.items.map(({ doc }) => doc),
    ...(page.next === undefined ? {} : { next: page.next }),
  };
};
