import { recaps } from '#contracts';
import type { MyRecap, RecapActivity, RecapList, SharedRecap, SiteRecap } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

const channels = ['own-account'];

export const useMyRecap = (period: string): LiveView<MyRecap> =>
  useLiveView({
    key: ['recaps', period],
    channels,
    alsoOf: ['recap-activities', 'records'],
    uncached: true,
    ask: () => queryApi(recaps.own, { params: { period } }),
  });

export const useSharedRecap = (key: string): LiveView<SharedRecap> =>
  useQuery({ key: ['recap-shares', key], uncached: true, ask: () => queryApi(recaps.shared, { params: { key } }) });

export const useSiteRecap = (period: string): LiveView<SiteRecap> =>
  useQuery({ key: ['recap-site', period], uncached: true, ask: () => queryApi(recaps.site, { params: { period } }) });

/** A number of the user's recap whose list is open; `title` is its name. */
export type Listed = { readonly list: RecapList; readonly of?: string; readonly title: string };

export const useRecapList = (period: string, { list, of = '' }: Listed): PagedList<RecapActivity> =>
  usePagedList({
    key: ['recap-activities', period, list, of],
    channels,
    uncached: true,
    ask: (after) =>
      queryApi(recaps.list, { params: { period }, query: { list, of, ...(after === undefined ? {} : { after }) } }),
  });
