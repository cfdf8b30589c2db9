import { type BulkActionEntry, bulkActions } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';

/** Bulk actions of staff, newest first; not cached on their devices. */
export const useBulkActions = (): PagedList<BulkActionEntry> =>
  usePagedList({
    key: ['bulk-actions', 'list'],
    channels: ['history:sweep'],
    uncached: true,
    ask: (after) => queryApi(bulkActions.list, { query: after === undefined ? {} : { after } }),
  });
