import { Command, type KeptText } from '#kernel';
import type { ChallengeReason, ChallengeRestored, ChallengeRetired, OfChallenge } from './challenge.events.ts';
import type { Challenge } from './challenge.state.ts';
import { challengeWhoMay } from './challenge.who-may.ts';

type Why = OfChallenge & { readonly reason: ChallengeReason; readonly text?: string };

export class RetireChallenge extends Command<Why> {}

export class RestoreChallenge extends Command<Why> {}

export const retireChallenge = (
  { data: { challengeId, reason }, meta }: RetireChallenge,
  state: Challenge,
  kept: KeptText = {},
): readonly ChallengeRetired[] => {
  challengeWhoMay.check('retire-challenge', state, meta, { challengeId });
  return [{ type: 'ChallengeRetired', data: { challengeId, reason, ...kept } }];
};

export const restoreChallenge = (
  { data: { challengeId, reason }, meta }: RestoreChallenge,
  state: Challenge,
  kept: KeptText = {},
): readonly ChallengeRestored[] => {
  challengeWhoMay.check('restore-challenge', state, meta, { challengeId });
  return [{ type: 'ChallengeRestored', data: { challengeId, reason, ...kept } }];
};
