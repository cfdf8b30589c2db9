import type { Decider } from '#kernel';
import type { GameVersionEvent } from './game-version.events.ts';

/** Whether a version of the game is known, and the day on which it came, where that is. */
export type GameVersionState = { readonly status: 'unknown' | 'released'; readonly releasedOn?: string };

/** The stream of one version of the game. */
export const gameVersionStream = (gameVersion: string): string => `game-${gameVersion}`;

export const gameVersion: Decider<GameVersionState, GameVersionEvent> = {
  initial: { status: 'unknown' },
  evolve: (_, { data: { releasedOn } }) => ({ status: 'released', ...(releasedOn && { releasedOn }) }),
};
