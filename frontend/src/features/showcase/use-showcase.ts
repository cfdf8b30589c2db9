import { showcase } from '#contracts';
import type { CarLoop, MyLoopPage, ShowcasePeople } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['car-loops'];
const from = (after: string | undefined) => (after === undefined ? {} : { after });

export type ShowcaseOf = { readonly by?: string; readonly car?: string };

/** Animated cards, the newest first; the allowed actions depend on the user. */
export const useShowcase = (of: ShowcaseOf): PagedList<CarLoop> =>
  usePagedList({
    key: ['showcase', of.by ?? '', of.car ?? ''],
    channels,
    unkept: true,
    ask: (after) => ask(showcase.list, { query: { ...of, ...from(after) } }),
  });

export const useMyLoops = (): PagedList<CarLoop> =>
  usePagedList({
    key: ['showcase', 'mine'],
    channels,
    unkept: true,
    ask: (after) => ask(showcase.mine, { query: from(after) }),
  });

/** Count of the user's loops that wait or are shown, and its limit. */
export const useLoopQuota = (): LiveView<Pick<MyLoopPage, 'kept' | 'most'>> =>
  useLiveView({ key: ['showcase', 'quota'], channels, ask: () => ask(showcase.mine, { query: { limit: 1 } }) });

export const useShowcasePeople = (): LiveView<ShowcasePeople> =>
  useLiveView({ key: ['showcase', 'people'], channels, ask: () => ask(showcase.people) });
