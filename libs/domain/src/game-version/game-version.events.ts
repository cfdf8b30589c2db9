import type { Event } from '#kernel';

/**
 * There is a version of the game: its catalogue can be asked for, times can be measured in it. `releasedOn`: the day on which
 * it came (YYYY-MM-DD), where that is known.
 */
export type GameVersionReleased = Event<
  'GameVersionReleased',
  { readonly gameVersion: string; readonly releasedOn?: string }
>;

/** The day on which a version came is known otherwise (YYYY-MM-DD), or no more (null). */
export type GameVersionDated = Event<
  'GameVersionDated',
  { readonly gameVersion: string; readonly releasedOn: string | null }
>;

export type GameVersionEvent = GameVersionReleased | GameVersionDated;
