import type { Decider } from '#kernel';
import type { GameVersionReleased } from './game-version.events.ts';

/** Whether a version of the game is known. */
export type GameVersionState = { readonly status: 'unknown' | 'released' };

/** The stream of one version of the game. */
export const gameVersionStream = (gameVersion: string): string => `game-${gameVersion}`;

export const gameVersion: Decider<GameVersionState, GameVersionReleased> = {
  initial: { status: 'unknown' },
  evolve: () => ({ status: 'released' }),
};
