import { Command, type StoredText, RuleBroken } from '#kernel';
import { sameFigure } from '#racing';
import type { ChallengeCorrected, ChallengeAttributes, ChallengeReason, OfChallenge } from './challenge.events.ts';
import type { Challenge } from './challenge.state.ts';
import { challengePermissions } from './challenge.permissions.ts';
import { checkChallenge, tidyAttributes } from './check-challenge.ts';

export class CorrectChallenge extends Command<
  OfChallenge & {
    readonly facts: Partial<ChallengeAttributes>;
    readonly reason: ChallengeReason;
    readonly text?: string;
  }
> {}

export const correctChallenge = (
  { data, meta }: CorrectChallenge,
  state: Challenge,
  kept: StoredText = {},
): readonly ChallengeCorrected[] => {
  const { challengeId, reason } = data;
  const { facts: now } = challengePermissions.check('correct-challenge', state, meta, { challengeId });
  const facts = tidyAttributes({ ...now, ...data.facts });
  checkChallenge(facts);
  const names = Object.keys(facts) as (keyof ChallengeAttributes)[];
  const changed = names.filter((name) => !sameFigure(facts[name], now[name]));
  if (changed.length === 0) throw new RuleBroken('challenge-unchanged', { challengeId });
  const changes = Object.fromEntries(changed.map((name) => [name, facts[name]])) as Partial<ChallengeAttributes>;
  return [{ type: 'ChallengeCorrected', data: { challengeId, changes, reason, ...kept } }];
};
