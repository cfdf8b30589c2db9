/** How long a challenge lasts; a test compares these with the domain's. */
export const challengeKinds = ['current', 'long-term', 'permanent'] as const;
export type ChallengeKind = (typeof challengeKinds)[number];

/** Colours of a category in the list. */
export const challengeColours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet'] as const;
export type ChallengeColour = (typeof challengeColours)[number];

/** Rewards of a round. */
export const rewardKinds = ['cash', 'gold', 'renown', 'tickets', 'pack', 'car'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Why staff change a challenge. */
export const challengeReasons = ['game-update', 'correction', 'now-known', 'duplicate', 'ended'] as const;
export type ChallengeReason = (typeof challengeReasons)[number];

/** Bounds of a challenge; a test compares these with the domain's. */
export const CHALLENGE_ROUNDS_MAX = 200;
export const CHALLENGE_NAME_MAX = 80;
export const RQ_LIMIT_MIN = 10;
export const RQ_LIMIT_MAX = 1_000;
export const POINTS_TO_WIN_MAX = 5_000;
export const ROUND_NUMBER_MAX = 10_000;
export const REWARDS_OF_ROUND_MAX = 10;
export const REWARD_AMOUNT_MAX = 100_000_000;
/** Races per round. */
export const RACES_OF_ROUND = 5;
/** Rounds per request, so that a request stays small. */
export const ROUNDS_AT_ONCE = 40;
/** Patrons of this tier or a higher one see solutions immediately. */
export const SOLUTIONS_PREVIEW_TIER = 3;
