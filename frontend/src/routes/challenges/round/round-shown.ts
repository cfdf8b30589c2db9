import type { Car, ChallengeFacts, RoundAnswer } from '#contracts';
import type { MatchCar, MatchHand } from '../../../features/match/match.ts';
import type { scoreMatch } from '../../../features/match/score-match.ts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';

export type RoundShown = {
  of: OfRound;
  round: RoundAnswer;
  facts: ChallengeFacts;
  cars: ReadonlyMap<string, Car>;
  again: () => void;
};

export type OwnHand = {
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
