import type { Event } from '#kernel';
import type { LapTimeValue } from '#racing';

/** How long a challenge is there for. Source: the players' notes. */
export const challengeKinds = ['current', 'long-term', 'permanent'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

/** Colours of a category in the list. */
export const challengeColours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type ChallengeColour = (typeof challengeColours)[number];

/** What a round can be won. Source: the players' notes. */
export const rewardKinds = ['cash', 'gold', 'renown', 'tickets', 'pack', 'car'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Why staff say something of a challenge. */
export const challengeReasons = ['game-update', 'correction', 'now-known', 'duplicate', 'ended'] as const;
export type ChallengeReason = (typeof challengeReasons)[number];

/** A car (`carId` where the reward is one), or so much of something. */
export type ChallengeReward = { readonly kind: RewardKind; readonly amount: number; readonly carId?: string };

/**
 * A challenge as the game has it. Its category is what stands before the colon of its name; moments are ISO 8601, null
 * where there is none; `criteria` as they stand in a link; `firstRound` is the number that players know its first round by.
 */
export type ChallengeFacts = {
  readonly name: string;
  readonly kind: ChallengeKind;
  readonly colour: ChallengeColour | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** From when on everybody sees the solutions; null: always. Patrons of tier 3 or higher need not wait. */
  readonly solutionsPublicAt: string | null;
  readonly roundCount: number;
  readonly firstRound: number;
  readonly rqLimit: number;
  readonly criteria: string;
  /** Points of the whole round that it is won by. */
  readonly pointsToWin: number;
};

/** One of the five races of a round, as far as it is known. */
export type RaceFacts = {
  readonly carId?: string;
  readonly tune?: string;
  readonly track?: string;
  /** What the opponent needs for it. */
  readonly timeToBeat?: LapTimeValue;
};

/** What the game says of a round: where it has no limit or criteria of its own, the challenge's hold. */
export type RoundFacts = {
  readonly races: readonly RaceFacts[];
  readonly rqLimit?: number;
  readonly criteria?: string;
  readonly rewards: readonly ChallengeReward[];
};

export type OfChallenge = { readonly challengeId: string };
/** `textId`: a text of the moderator's own, by its id. */
type Why = OfChallenge & { readonly reason: ChallengeReason; readonly textId?: string };

export type ChallengeCreated = Event<'ChallengeCreated', OfChallenge & { readonly facts: ChallengeFacts }>;

/** Only what is otherwise. */
export type ChallengeCorrected = Event<'ChallengeCorrected', Why & { readonly changes: Partial<ChallengeFacts> }>;

/** All that is known of a round, `round` counting from 1. */
export type ChallengeRoundStated = Event<
  'ChallengeRoundStated',
  Why & { readonly round: number; readonly facts: RoundFacts }
>;

/** Nobody sees it in lists any more. */
export type ChallengeRetired = Event<'ChallengeRetired', Why>;

export type ChallengeRestored = Event<'ChallengeRestored', Why>;

/** Nobody sees it at all, staff included, nor may say anything of it. */
export type ChallengeHidden = Event<'ChallengeHidden', OfChallenge>;

export type ChallengeEvent =
  ChallengeCreated | ChallengeCorrected | ChallengeRoundStated | ChallengeRetired | ChallengeRestored | ChallengeHidden;
