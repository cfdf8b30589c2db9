/** The version of the game that times measured now belong to. */
export const currentGameVersion = '26';
