import { RuleBroken } from '#kernel';

const shape = /^\d{1,3}(\.\d{1,2})?$/;

/** Throws `RuleBroken('game-version-invalid')` when it is not written as versions of the game are: "26", "24.1". */
export const checkGameVersion = (gameVersion: string): void => {
  if (!shape.test(gameVersion)) throw new RuleBroken('game-version-invalid', { gameVersion });
};
