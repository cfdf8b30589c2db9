import type { View } from '#read-store';
import type { ImportRowDoc } from './import-rows.projection.ts';

type Asked = { readonly importId: string; readonly open: boolean; readonly limit: number; readonly after?: string };

/** The open rows of an import, or the resolved ones, in the order of the sheet. */
export const rowsPage = async (view: View<ImportRowDoc>, { importId, open, limit, after }: Asked) => {
  const position = await view.position();
  const where = { importId, open };
  const page = await view.find({ where, order: { field: 'row' }, limit, ...(after === undefined ? {} : { after }) });
  const rows = page.items.map(({ doc }) => doc);
  return { position, rows, ...(page.next === undefined ? {} : { next: page.next }) };
};
