import type { ChallengeAnswer, ChallengeHistory, ChallengeSummary } from '#contracts';
import type { ChallengeChange } from '#projections/challenge-history/challenge-history.projection';
import type { FoundChallenge } from '#projections/challenges/challenges.query';

export const summaryOf = ({ challengeId, facts, status, since, deleted, ...of }: FoundChallenge): ChallengeSummary => {
  const rounds = of.rounds.filter(({ round }) => !deleted.includes(round));
  const tracks = rounds.flatMap(({ facts: { races } }) => races.flatMap(({ track }) => track ?? []));
  const prizes = rounds.flatMap(({ facts: { rewards } }) => rewards.flatMap(({ carId }) => carId ?? []));
  return {
    challengeId,
    facts,
    status,
    since,
    deleted: [...deleted],
    tracks: [...new Set(tracks)],
    prizes: [...new Set(prizes)],
  };
};

export const answerOf = (
  { challengeId, facts, status, since, rounds, deleted }: FoundChallenge,
  allowed: ChallengeAnswer['allowed'],
): ChallengeAnswer =>
  // A view's document is deeply read-only; a response is serialised immediately.
  ({ challengeId, facts, status, since, rounds, deleted, allowed }) as ChallengeAnswer;

export const changeOf = (
  change: ChallengeChange,
  names: ReadonlyMap<string, string | null>,
  texts: ReadonlyMap<string, string>,
): ChallengeHistory['changes'][number] => {
  const { by, at, what } = change;
  const nothing = { was: null, is: null, round: null, roundWas: null, roundIs: null };
  const stamp = { by: names.get(by) ?? null, at, what };
  if (what === 'created') return { ...stamp, reason: null, text: null, ...nothing };
  const why = { ...stamp, reason: change.reason, text: texts.get(change.textId ?? '') ?? null };
  if (what === 'corrected') return { ...why, ...nothing, was: change.was, is: change.changes };
  if (what !== 'round') return { ...why, ...nothing };
  const { round, was: roundWas, is: roundIs } = change;
  return { ...why, ...nothing, round, roundWas, roundIs } as ChallengeHistory['changes'][number];
};
