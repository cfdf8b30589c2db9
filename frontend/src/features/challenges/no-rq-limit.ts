/** The game's value for no limit. Source: the players' notes. */
export const NO_RQ_LIMIT = 500;
