import type { View } from '#read-store';
import type { SweepDoc } from './sweeps.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };

/** Bulk actions, newest first. Throws `CursorUnreadable` for a cursor that is not from this view. */
export const sweepsPage = async (view: View<SweepDoc>, { limit, after }: Paged) => {
  const position = await view.position();
  const order = { field: 'at', descending: true };
  const page = await view.find({ order, limit, ...(after === undefined ? {} : { after }) });
  const items = page.items.map(({ doc }) => doc);
  return { position, items, ...(page.next === undefined ? {} : { next: page.next }) };
};

export const sweepsRunning = async (view: View<SweepDoc>): Promise<readonly string[]> => {
  const { items } = await view.find({
    where: { status: 'running' },
    order: { field: 'at', descending: false },
    limit: 100,
  });
  return items.map(({ doc }) => doc.sweepId);
};
