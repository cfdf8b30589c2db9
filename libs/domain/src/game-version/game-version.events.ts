import type { Event } from '#kernel';

/** There is a version of the game: its catalogue can be asked for, times can be measured in it. */
export type GameVersionReleased = Event<'GameVersionReleased', { readonly gameVersion: string }>;
