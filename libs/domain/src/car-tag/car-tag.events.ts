import type { Event } from '#kernel';

/** Where the collection of a tag is: not out yet, among the others, or over. */
export const tagStandings = ['upcoming', 'current', 'old'] as const;
export type TagStanding = (typeof tagStandings)[number];

/** Why staff say so. */
export const tagReasons = ['game-update', 'correction', 'now-known'] as const;
export type TagReason = (typeof tagReasons)[number];

/** A tag of cars is upcoming, current or old from now on; `gameVersion` was today's version of the game then. */
export type CarTagStated = Event<
  'CarTagStated',
  {
    readonly tag: string;
    readonly standing: TagStanding;
    readonly gameVersion: string;
    readonly reason: TagReason;
    /** A text of the moderator's own, by its id. */
    readonly textId?: string;
  }
>;
