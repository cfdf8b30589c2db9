import type { View } from '#read-store';
import type { BulkActionDoc } from './bulk-actions.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };

/** Bulk actions, newest first. Throws `CursorUnreadable` for a cursor that is not from this view. */
export const bulkActionsPage = async (view: View<BulkActionDoc>, { limit, after }: Paged) => {
  const position = await view.position();
  const order = { field: 'at', descending: true };
  const page = await view.find({ order, limit, ...(after === undefined ? {} : { after }) });
  const items = page.items.map(({ doc }) => doc);
  return { position, items, ...(page.next === undefined ? {} : { next: page.next }) };
};

export const runningBulkActions = async (view: View<BulkActionDoc>): Promise<readonly string[]> => {
  const { items } = await view.find({
    where: { status: 'running' },
    order: { field: 'at', descending: false },
    limit: 100,
  });
  return items.map(({ doc }) => doc.sweepId);
};
