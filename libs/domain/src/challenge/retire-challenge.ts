import { Command, type StoredText } from '#kernel';
import type { ChallengeReason, ChallengeRestored, ChallengeRetired, OfChallenge } from './challenge.events.ts';
import type { Challenge } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';

type Why = OfChallenge & { readonly reason: ChallengeReason; readonly text?: string };

export class RetireChallenge extends Command<Why> {}

export class RestoreChallenge extends Command<Why> {}

export const retireChallenge = (
  { data: { challengeId, reason }, meta }: RetireChallenge,
  state: Challenge,
  kept: StoredText = {},
): readonly ChallengeRetired[] => {
  challengePermissions.check('retire-challenge', state, meta, { challengeId });
  return [{ type: 'ChallengeRetired', data: { challengeId, reason, ...kept } }];
};

export const restoreChallenge = (
  { data: { challengeId, reason }, meta }: RestoreChallenge,
  state: Challenge,
  kept: StoredText = {},
): readonly ChallengeRestored[] => {
  challengePermissions.check('restore-challenge', state, meta, { challengeId });
  return [{ type: 'ChallengeRestored', data: { challengeId, reason, ...kept } }];
};
