import type { ChallengeAttributes, RoundContent } from '#contracts';
import { type Match, type MatchHand, MAX_RQ } from '../../../features/match/match.ts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { cellOf } from './use-opponents.ts';

/** A round as a match: its opponents on its tracks, within its limit, against a hand. */
export function matchOfRound(of: OfRound, content: RoundContent, facts: ChallengeAttributes, own: MatchHand): Match {
  const cells = content.races.map(cellOf);
  return {
    own,
    theirs: cells.map((cell) => cell && { carId: cell.carId, tune: cell.tune }),
    tracksets: [cells.flatMap((cell) => (cell ? [cell.trackCode] : []))],
    shown: 0,
    rqLimit: Math.min(MAX_RQ, content.rqLimit ?? facts.rqLimit),
    predicted: true,
    round: { challengeId: of.challengeId, round: of.round },
  };
}
