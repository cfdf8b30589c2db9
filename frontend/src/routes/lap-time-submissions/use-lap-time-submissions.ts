import { lapTimeTrust } from '#contracts';
import type { LapTimeSubmission } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';

export const disputes = ['disputed', 'doubted', 'hidden'] as const;
export type DisputeList = (typeof disputes)[number];

export const disputeOrders = ['newest', 'oldest', 'most-votes'] as const;
export type DisputeOrder = (typeof disputeOrders)[number];

const channels = ['lap-time-submissions'];
const from = (after: string | undefined) => (after === undefined ? {} : { after });

export const useDisputedTimes = (kind: DisputeList, order: DisputeOrder): PagedList<LapTimeSubmission> =>
  usePagedList({
    key: ['lap-time-submissions', kind, order],
    channels,
    uncached: true,
    ask: (after) => queryApi(lapTimeTrust.disputed, { query: { kind, order, ...from(after) } }),
  });

export const usePersonsTimes = (name: string): PagedList<LapTimeSubmission> =>
  usePagedList({
    key: ['lap-time-submissions', 'of', name],
    channels,
    uncached: true,
    ask: (after) => queryApi(lapTimeTrust.ofPerson, { params: { name }, query: from(after) }),
  });
