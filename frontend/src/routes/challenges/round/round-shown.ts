import type { Car, ChallengeFacts, RoundAnswer } from '#contracts';
import type { MatchCar, MatchHand } from '../../../features/match/match.ts';
import type { scoreMatch } from '../../../features/match/score-match.ts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';

/** What every part of the screen is about. */
export type RoundShown = {
  of: OfRound;
  round: RoundAnswer;
  facts: ChallengeFacts;
  cars: ReadonlyMap<string, Car>;
  /** Asks for it again. */
  again: () => void;
};

/** The hand that is compared with the best. */
export type OwnHand = {
  places: MatchHand;
  /** Whether it is one's own, and not the best one shown at first. */
  isOwn: boolean;
  /** Whether a link brought it. */
  isGiven: boolean;
  /** Races, from 1, that lost a car which was in the hand twice. */
  freed: readonly number[];
  /** Points of the best hand; undefined until it is found. */
  best: number | undefined;
  /** The address that shows this hand. */
  link: string;
  scored: ReturnType<typeof scoreMatch>;
  put: (race: number, car: MatchCar) => void;
  take: (places: MatchHand | undefined) => void;
};
