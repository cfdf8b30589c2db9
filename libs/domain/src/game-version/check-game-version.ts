import { RuleBroken } from '#kernel';
import { currentGameVersion, gameVersionsAfter } from '#racing';
import type { GameVersionState } from './game-version.state.ts';

const shape = /^\d{1,3}(\.\d{1,2})?$/;

/** Throws `RuleBroken('game-version-invalid')` unless it has the format of a game version: "26", "24.1". */
export const checkGameVersion = (gameVersion: string): void => {
  if (!shape.test(gameVersion)) throw new RuleBroken('game-version-invalid', { gameVersion });
};

/**
 * Throws `RuleBroken('game-version-unknown')` when the version is not released. This program's current version is
 * always released: a log without the starter catalogue has no event for it.
 */
export const checkReleased = (gameVersion: string, state: GameVersionState): void => {
  if (state.status !== 'released' && gameVersion !== currentGameVersion)
    throw new RuleBroken('game-version-unknown', { gameVersion });
};

/** Throws `RuleBroken('game-version-not-next')` when it is neither the next minor nor the next major version: a typing error? */
export const checkIsNext = (gameVersion: string, newest: string): void => {
  const [minor, major] = gameVersionsAfter(newest);
  if (gameVersion !== minor && gameVersion !== major)
    throw new RuleBroken('game-version-not-next', { gameVersion, newest, minor, major });
};
