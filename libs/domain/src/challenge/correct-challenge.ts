import { Command, type KeptText, RuleBroken } from '#kernel';
import { sameFigure } from '#racing';
import type { ChallengeCorrected, ChallengeFacts, ChallengeReason, OfChallenge } from './challenge.events.ts';
import type { Challenge } from './challenge.state.ts';
import { challengeWhoMay } from './challenge.who-may.ts';
import { checkChallenge, tidyFacts } from './check-challenge.ts';

export class CorrectChallenge extends Command<
  OfChallenge & {
    readonly facts: Partial<ChallengeFacts>;
    readonly reason: ChallengeReason;
    readonly text?: string;
  }
> {}

export const correctChallenge = (
  { data, meta }: CorrectChallenge,
  state: Challenge,
  kept: KeptText = {},
): readonly ChallengeCorrected[] => {
  const { challengeId, reason } = data;
  const { facts: now } = challengeWhoMay.check('correct-challenge', state, meta, { challengeId });
  const facts = tidyFacts({ ...now, ...data.facts });
  checkChallenge(facts);
  const names = Object.keys(facts) as (keyof ChallengeFacts)[];
  const changed = names.filter((name) => !sameFigure(facts[name], now[name]));
  if (changed.length === 0) throw new RuleBroken('challenge-unchanged', { challengeId });
  const changes = Object.fromEntries(changed.map((name) => [name, facts[name]])) as Partial<ChallengeFacts>;
  return [{ type: 'ChallengeCorrected', data: { challengeId, changes, reason, ...kept } }];
};
