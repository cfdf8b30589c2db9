import type { Event } from '#kernel';

/** The status of a tag's collection: not out yet, current, or over. */
export const tagStatuses = ['upcoming', 'current', 'old'] as const;
export type TagStatus = (typeof tagStatuses)[number];

export const tagReasons = ['game-update', 'correction', 'now-known'] as const;
export type TagReason = (typeof tagReasons)[number];

/** A tag of cars is upcoming, current or old from now on; `gameVersion` was the current game version then. */
export type CarTagStated = Event<
  'CarTagStated',
  {
    readonly tag: string;
    readonly standing: TagStatus;
    readonly gameVersion: string;
    readonly reason: TagReason;
    /** Id of the moderator's own text. */
    readonly textId?: string;
  }
>;
