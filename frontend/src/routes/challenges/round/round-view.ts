import type { Car, ChallengeAttributes, RoundAnswer } from '#contracts';
import type { MatchCar, MatchHand } from '../../../features/match/match.ts';
import type { scoreMatch } from '../../../features/match/score-match.ts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';

export type RoundView = {
  of: OfRound;
  round: RoundAnswer;
  facts: ChallengeAttributes;
  cars: ReadonlyMap<string, Car>;
  again: () => void;
};

export type MyHand = {
  places: MatchHand;
  /** Whether the user chose it; false for the best one shown at first. */
  isOwn: boolean;
  /** Whether a link brought it. */
  isGiven: boolean;
  /** Races, from 1, that lost a car which was in the hand twice. */
  freed: readonly number[];
  /** Points of the best hand; undefined until it is found. */
  best: number | undefined;
  link: string;
  scored: ReturnType<typeof scoreMatch>;
  put: (race: number, car: MatchCar) => void;
  take: (places: MatchHand | undefined) => void;
};
