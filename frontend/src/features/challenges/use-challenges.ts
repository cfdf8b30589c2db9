import {
  type ChallengeAnswer,
  type ChallengeHistory,
  type ChallengeList,
  challenges as calls,
  type ChallengeReason,
} from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

const channels = ['challenges'];

/** All challenges. */
export const useChallenges = (): LiveView<ChallengeList> =>
  useLiveView({ key: ['challenges'], channels, ask: () => ask(calls.list) });

/** Those that staff took out of the list; asked by staff alone. */
export const useRetiredChallenges = (): LiveView<ChallengeList> =>
  useLiveView({ key: ['challenges', 'retired'], channels, unkept: true, ask: () => ask(calls.retired) });

/** One of them, with what the game says of its rounds. */
export const useChallenge = (id: string): LiveView<ChallengeAnswer> =>
  useLiveView({ key: ['challenges', 'one', id], channels, ask: () => ask(calls.one, { params: { id } }) });

/** Who said what of it, newest first; asked by staff alone. */
export const useChallengeHistory = (id: string): LiveView<ChallengeHistory> =>
  useLiveView({
    key: ['challenge-history', id],
    channels,
    unkept: true,
    ask: () => ask(calls.history, { params: { id } }),
  });

/** Why staff say something, as commands take it. */
export type Why = { code: ChallengeReason; text?: string };
