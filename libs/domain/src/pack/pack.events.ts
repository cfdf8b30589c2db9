import type { Event } from '#kernel';
import type { PackAttributes } from '#racing';

export const packReasons = ['game-update', 'correction', 'now-known'] as const;
export type PackReason = (typeof packReasons)[number];

/**
 * The attributes of a pack since `gameVersion`: the first time all of them, later only changes. Odds are in hundredths
 * of a percent by class, a list of cards; `source` is the source.
 */
export type PackStated = Event<
  'PackStated',
  {
    readonly packId: string;
    readonly gameVersion: string;
    readonly changes: Partial<PackAttributes>;
    readonly source: 'starter' | 'moderator';
    readonly reason: PackReason;
    /** Id of the moderator's own text. */
    readonly textId?: string;
  }
>;
