import type { View } from '#read-store';
import type { ImportDoc } from './imports.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

/** Imports, newest first. Throws `CursorUnreadable` for a cursor that is not from this view. */
export const importsPage = async (view: View<ImportDoc>, { limit, after }: Paged) => {
  const position = await view.position();
  const order = { field: 'startedAt', descending: true };
  const page = await view.find({ order, limit, ...(after === undefined ? {} : { after }) });
  const items = page.items.map(({ doc }) => doc);
  return { position, items, ...(page.next === undefined ? {} : { next: page.next }) };
};
