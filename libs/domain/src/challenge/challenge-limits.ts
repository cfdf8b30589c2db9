/** Limits of a challenge. The game's longest ladder has fewer rounds; the game shows 500 RQ where there is no limit. */
export const CHALLENGE_ROUNDS_MAX = 200;
export const CHALLENGE_NAME_MAX = 80;
export const RQ_LIMIT_MIN = 10;
export const RQ_LIMIT_MAX = 1_000;
export const POINTS_TO_WIN_MAX = 5_000;
export const ROUND_NUMBER_MAX = 10_000;
export const REWARDS_OF_ROUND_MAX = 10;
export const REWARD_AMOUNT_MAX = 100_000_000;
