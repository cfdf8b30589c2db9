import type { Event } from '#kernel';
import type { LapTimeValue } from '#racing';

/** How long a challenge is there for. Source: the players' notes. */
export const challengeKinds = ['current', 'long-term', 'permanent'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

export const challengeColours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type ChallengeColour = (typeof challengeColours)[number];

/** What a round can be won. Source: the players' notes. */
export const rewardKinds = ['cash', 'gold', 'renown', 'tickets', 'pack', 'car'] as const;
export type RewardKind = (typeof rewardKinds)[number];

export const challengeReasons = ['game-update', 'correction', 'now-known', 'duplicate', 'ended'] as const;
export type ChallengeReason = (typeof challengeReasons)[number];

/** A car (`carId` where the reward is one), or so much of something. */
export type ChallengeReward = { readonly kind: RewardKind; readonly amount: number; readonly carId?: string };

/**
 * A challenge of the game. Its category is the part of its name before the colon; times are ISO 8601, null where there
 * is none; `criteria` as in a link; `firstRound` is the players' number of its first round.
 */
export type ChallengeAttributes = {
  readonly name: string;
  readonly kind: ChallengeKind;
  readonly colour: ChallengeColour | null;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** When the solutions become public; null: always. Patrons of tier 3 or higher need not wait. */
  readonly solutionsPublicAt: string | null;
  readonly roundCount: number;
  readonly firstRound: number;
  readonly rqLimit: number;
  readonly criteria: string;
  /** Points in all races that win the round. */
  readonly pointsToWin: number;
};

export type RaceAttributes = {
  readonly carId?: string;
  readonly tune?: string;
  readonly track?: string;
  readonly timeToBeat?: LapTimeValue;
};

/** The attributes of a round: without a limit or criteria of its own, the challenge's hold. */
export type RoundAttributes = {
  readonly races: readonly RaceAttributes[];
  readonly rqLimit?: number;
  readonly criteria?: string;
  readonly rewards: readonly ChallengeReward[];
};

export type OfChallenge = { readonly challengeId: string };
/** `textId`: id of the moderator's own text. */
type Why = OfChallenge & { readonly reason: ChallengeReason; readonly textId?: string };

export type ChallengeCreated = Event<'ChallengeCreated', OfChallenge & { readonly facts: ChallengeAttributes }>;

/** Only what changes. */
export type ChallengeCorrected = Event<'ChallengeCorrected', Why & { readonly changes: Partial<ChallengeAttributes> }>;

/** All attributes of a round, `round` counting from 1. */
export type ChallengeRoundStated = Event<
  'ChallengeRoundStated',
  Why & { readonly round: number; readonly facts: RoundAttributes }
>;

export type ChallengeRetired = Event<'ChallengeRetired', Why>;

export type ChallengeRestored = Event<'ChallengeRestored', Why>;

/** Hidden from all, staff included, and closed to commands. */
export type ChallengeHidden = Event<'ChallengeHidden', OfChallenge>;

export type ChallengeEvent =
  ChallengeCreated | ChallengeCorrected | ChallengeRoundStated | ChallengeRetired | ChallengeRestored | ChallengeHidden;
