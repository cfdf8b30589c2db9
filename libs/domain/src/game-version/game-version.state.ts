import type { Decider } from '#kernel';
import type { GameVersionEvent } from './game-version.events.ts';

/** Whether a game version is known, and its release day, where that is known. */
export type GameVersionState = { readonly status: 'unknown' | 'released'; readonly releasedOn?: string };

export const gameVersionStream = (gameVersion: string): string => `game-${gameVersion}`;

export const gameVersion: Decider<GameVersionState, GameVersionEvent> = {
  initial: { status: 'unknown' },
  evolve: (_, { data: { releasedOn } }) => ({ status: 'released', ...(releasedOn && { releasedOn }) }),
};
