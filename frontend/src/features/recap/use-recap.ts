import { recaps } from '#contracts';
import type { OwnRecap, RecapFact, RecapList, SharedRecap, SiteRecap } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView, useQuestion } from '../../lib/live-views/use-live-view.ts';

const channels = ['own-account'];

export const useOwnRecap = (period: string): LiveView<OwnRecap> =>
  useLiveView({
    key: ['recaps', period],
    channels,
    alsoOf: ['recap-facts', 'records'],
    unkept: true,
    ask: () => ask(recaps.own, { params: { period } }),
  });

export const useSharedRecap = (key: string): LiveView<SharedRecap> =>
  useQuestion({ key: ['recap-shares', key], unkept: true, ask: () => ask(recaps.shared, { params: { key } }) });

export const useSiteRecap = (period: string): LiveView<SiteRecap> =>
  useQuestion({ key: ['recap-site', period], unkept: true, ask: () => ask(recaps.site, { params: { period } }) });

/** A number of the user's recap whose list is open; `title` is its name. */
export type Listed = { readonly list: RecapList; readonly of?: string; readonly title: string };

export const useRecapList = (period: string, { list, of = '' }: Listed): PagedList<RecapFact> =>
  usePagedList({
    key: ['recap-facts', period, list, of],
    channels,
    unkept: true,
    ask: (after) =>
      ask(recaps.list, { params: { period }, query: { list, of, ...(after === undefined ? {} : { after }) } }),
  });
