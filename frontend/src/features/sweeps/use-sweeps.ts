import { type SweepEntry, sweeps } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';

/** Bulk actions of staff, newest first; not cached on their devices. */
export const useSweeps = (): PagedList<SweepEntry> =>
  usePagedList({
    key: ['sweeps', 'list'],
    channels: ['history:sweep'],
    unkept: true,
    ask: (after) => ask(sweeps.list, { query: after === undefined ? {} : { after } }),
  });
