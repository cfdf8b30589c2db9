import type { Event } from '#kernel';

/**
 * A game version exists: its catalogue can be requested, times can be measured in it. `releasedOn`: the day on which it
 * came (YYYY-MM-DD), where that is known.
 */
export type GameVersionReleased = Event<
  'GameVersionReleased',
  { readonly gameVersion: string; readonly releasedOn?: string }
>;

/** The release day of a version changed (YYYY-MM-DD), or is no longer known (null). */
export type GameVersionDated = Event<
  'GameVersionDated',
  { readonly gameVersion: string; readonly releasedOn: string | null }
>;

export type GameVersionEvent = GameVersionReleased | GameVersionDated;
