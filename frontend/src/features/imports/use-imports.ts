import { type CatalogueImport, type ImportDetail, type ImportRow, imports, type ImportUndoing } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

export const rowKinds = ['open', 'settled', 'refused'] as const;
export type RowKind = (typeof rowKinds)[number];

/** Staff data is not cached on devices. */
const ofStaff = { channels: ['imports'], uncached: true };
const from = (after: string | undefined) => (after === undefined ? {} : { after });

export const useImports = (): PagedList<CatalogueImport> =>
  usePagedList({
    key: ['imports', 'list'],
    ...ofStaff,
    ask: (after) => queryApi(imports.list, { query: from(after) }),
  });

/** One import with its refused lines; its rows come by pages. */
export const useImport = (importId: string): LiveView<ImportDetail> =>
  useLiveView({
    key: ['imports', 'one', importId],
    ...ofStaff,
    alsoOf: ['import-rows', 'import-refusals'],
    ask: () => queryApi(imports.one, { params: { importId }, query: { limit: 1 } }),
  });

/** Open or resolved rows of an import, in the order of the sheet. */
export const useImportRows = (importId: string, rows: 'open' | 'settled'): PagedList<ImportRow> =>
  usePagedList({
    key: ['import-rows', importId, rows],
    ...ofStaff,
    alsoOf: ['imports'],
    ask: async (after) => {
      const answer = await queryApi(imports.one, { params: { importId }, query: { rows, ...from(after) } });
      const { rows: items, next } = answer.value;
      return { ...answer, value: { items, next } };
    },
  });

/** The preview of undoing an import; requested only while the dialog is open. */
export const useUndoing = (importId: string, asked: boolean): LiveView<ImportUndoing> =>
  useQuery(
    asked
      ? {
          key: ['import-undoing', importId],
          uncached: true,
          ask: () => queryApi(imports.undoing, { params: { importId } }),
        }
      : null,
  );
