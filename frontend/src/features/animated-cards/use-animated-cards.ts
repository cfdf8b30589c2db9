import { animatedCards } from '#contracts';
import type { AnimatedCard, MyAnimatedCardPage, AnimatedCardPeople } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['car-loops'];
const from = (after: string | undefined) => (after === undefined ? {} : { after });

export type AnimatedCardsQuery = { readonly by?: string; readonly car?: string };

/** Animated cards, the newest first; the allowed actions depend on the user. */
export const useAnimatedCards = (of: AnimatedCardsQuery): PagedList<AnimatedCard> =>
  usePagedList({
    key: ['showcase', of.by ?? '', of.car ?? ''],
    channels,
    uncached: true,
    ask: (after) => queryApi(animatedCards.list, { query: { ...of, ...from(after) } }),
  });

export const useMyAnimatedCards = (): PagedList<AnimatedCard> =>
  usePagedList({
    key: ['showcase', 'mine'],
    channels,
    uncached: true,
    ask: (after) => queryApi(animatedCards.mine, { query: from(after) }),
  });

/** Count of the user's loops that wait or are shown, and its limit. */
export const useAnimatedCardQuota = (): LiveView<Pick<MyAnimatedCardPage, 'kept' | 'most'>> =>
  useLiveView({
    key: ['showcase', 'quota'],
    channels,
    ask: () => queryApi(animatedCards.mine, { query: { limit: 1 } }),
  });

export const useAnimatedCardPeople = (): LiveView<AnimatedCardPeople> =>
  useLiveView({ key: ['showcase', 'people'], channels, ask: () => queryApi(animatedCards.people) });
