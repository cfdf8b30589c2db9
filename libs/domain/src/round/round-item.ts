import { RuleBroken } from '#kernel';
import type { RoundAttributes } from '../challenge/challenge.events.ts';
import {
  type Challenge,
  hasEnded,
  hasRound,
  isOpenChallenge,
  type KnownChallenge,
  roundOfChallenge,
} from '../challenge/challenge.state.ts';
import { missingIn } from './round-content.ts';
import type { OfRound, RoundContent } from './round.events.ts';
import type { Round } from './round.state.ts';
import type { RoundSubmission } from './round-submissions.ts';

/** A round at `now` (ISO 8601), with its challenge's attributes; `submission`: the one that a command names. */
export type RoundItem = {
  readonly round: Round;
  readonly now: string;
  readonly ended: boolean;
  readonly stated: Omit<RoundAttributes, 'rewards'>;
  readonly submission?: RoundSubmission;
};

type Of = OfRound & { readonly submissionId?: string };

/** Throws `RuleBroken` where the round does not exist, or is not visible. */
export const roundItem = (round: Round, challenge: Challenge, of: Of, now: string): RoundItem => {
  const { challengeId, round: number, submissionId } = of;
  const known = openChallenge(challenge, challengeId);
  if (!hasRound(known.facts, number)) throw new RuleBroken('round-unknown', { challengeId, round: number });
  const stated = roundOfChallenge(known, number);
  const submission = round.submissions.find((one) => one.submissionId === submissionId);
  return { round, now, ended: hasEnded(known.facts, now), stated, ...(submission && { submission }) };
};

const openChallenge = (challenge: Challenge, challengeId: string): KnownChallenge => {
  if (isOpenChallenge(challenge)) return challenge;
  if (challenge.status === 'hidden') throw new RuleBroken('challenge-unavailable', { challengeId });
  throw new RuleBroken('challenge-unknown', { challengeId });
};

/** The round's content; undefined while it is empty. The round's own stream takes precedence over the challenge. */
export const contentOf = ({
  round: { filled },
  stated,
}: Pick<RoundItem, 'round' | 'stated'>): RoundContent | undefined => {
  if (filled.content !== undefined) return filled.content ?? undefined;
  const { races, rqLimit, criteria } = stated;
  if (missingIn({ races }).length > 0) return undefined;
  return {
    races,
    ...(rqLimit === undefined ? {} : { rqLimit }),
    ...(criteria === undefined ? {} : { criteria }),
  };
};

export const lockHolder = ({ round: { lock }, now }: Pick<RoundItem, 'round' | 'now'>) =>
  lock && lock.until > now ? lock.by : undefined;

export const isWaiting = ({ status }: RoundSubmission): boolean => status === 'waiting';

/** The status shown for a round: one of these holds. */
export type RoundStatus = 'deleted' | 'locked' | 'solved' | 'filled' | 'in review' | 'empty';
export const roundStatus = (item: RoundItem): RoundStatus => {
  if (item.round.deleted) return 'deleted';
  if (lockHolder(item) !== undefined) return 'locked';
  if (item.round.filled.solution) return 'solved';
  if (contentOf(item)) return 'filled';
  return item.round.submissions.some(isWaiting) ? 'in review' : 'empty';
};
