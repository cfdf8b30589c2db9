import type { Event } from '#kernel';
import type { PackFacts } from '#racing';

/** Why staff say what a pack is like. */
export const packReasons = ['game-update', 'correction', 'now-known'] as const;
export type PackReason = (typeof packReasons)[number];

/**
 * A pack of the game is so since `gameVersion`: the first time all that is known of it, later only what is otherwise.
 * Odds are in hundredths of a percent by class, a list of cards; `source` is who says so.
 */
export type PackStated = Event<
  'PackStated',
  {
    readonly packId: string;
    readonly gameVersion: string;
    readonly changes: Partial<PackFacts>;
    readonly source: 'starter' | 'moderator';
    readonly reason: PackReason;
    /** A text of the moderator's own, by its id. */
    readonly textId?: string;
  }
>;
