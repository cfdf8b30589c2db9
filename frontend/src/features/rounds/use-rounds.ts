import { challenges, viewCounts, rounds } from '#contracts';
import type { ChallengeAnswer, ViewCount, RoundAnswer, RoundHistory, RoundList } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

/** A round of a challenge, by its number from 1. */
export type OfRound = { readonly challengeId: string; readonly round: number };

const channelsOf = (challengeId: string): readonly string[] => [`rounds:${challengeId}`, 'challenges'];

export const useRound = ({ challengeId, round }: OfRound): LiveView<RoundAnswer> =>
  useLiveView({
    key: ['rounds', 'one', challengeId, String(round)],
    channels: channelsOf(challengeId),
    alsoOf: ['round-drafts', 'challenges'],
    uncached: true,
    ask: () => queryApi(rounds.one, { params: { id: challengeId, round } }),
  });

export const useRounds = (challengeId: string): LiveView<RoundList> =>
  useLiveView({
    key: ['rounds', 'list', challengeId],
    channels: channelsOf(challengeId),
    alsoOf: ['challenges'],
    uncached: true,
    ask: () => queryApi(rounds.list, { params: { id: challengeId } }),
  });

export const useRoundHistory = ({ challengeId, round }: OfRound): LiveView<RoundHistory> =>
  useLiveView({
    key: ['round-history', challengeId, String(round)],
    channels: channelsOf(challengeId),
    uncached: true,
    ask: () => queryApi(rounds.history, { params: { id: challengeId, round } }),
  });

export const useChallengeOf = (challengeId: string): LiveView<ChallengeAnswer> =>
  useLiveView({
    key: ['challenges', 'one', challengeId],
    channels: ['challenges'],
    uncached: true,
    ask: () => queryApi(challenges.one, { params: { id: challengeId } }),
  });

/** Counts a view of a round; returns its views in 30 days, undefined until loaded. */
export const useRoundViewCount = ({ challengeId: id, round }: OfRound): number | undefined =>
  useQuery<ViewCount>({
    key: ['round-looks', id, String(round)],
    ask: (shown) => queryApi(viewCounts.atRound, { params: { id, round }, query: shown ? {} : { looked: 'yes' } }),
  }).value?.looks;
