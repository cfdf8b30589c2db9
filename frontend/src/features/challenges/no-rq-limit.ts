/** What the game says where there is no limit. Source: the players' notes. */
export const NO_RQ_LIMIT = 500;
