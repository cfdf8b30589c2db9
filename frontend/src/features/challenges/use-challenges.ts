import {
  type ChallengeAnswer,
  type ChallengeHistory,
  type ChallengeList,
  challenges as calls,
  type ChallengeReason,
} from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['challenges'];

export const useChallenges = (): LiveView<ChallengeList> =>
  useLiveView({ key: ['challenges'], channels, ask: () => queryApi(calls.list) });

/** Those that staff retired; for staff only. */
export const useRetiredChallenges = (): LiveView<ChallengeList> =>
  useLiveView({ key: ['challenges', 'retired'], channels, uncached: true, ask: () => queryApi(calls.retired) });

export const useChallenge = (id: string): LiveView<ChallengeAnswer> =>
  useLiveView({ key: ['challenges', 'one', id], channels, ask: () => queryApi(calls.one, { params: { id } }) });

/** History, newest first; for staff only. */
export const useChallengeHistory = (id: string): LiveView<ChallengeHistory> =>
  useLiveView({
    key: ['challenge-history', id],
    channels,
    uncached: true,
    ask: () => queryApi(calls.history, { params: { id } }),
  });

export type Why = { code: ChallengeReason; text?: string };
