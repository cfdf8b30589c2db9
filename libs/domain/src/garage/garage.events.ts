import type { ActorId, Event } from '#kernel';
import type { GarageCopy } from '#racing';

/** Who may see a garage: its owner alone, users with its link, everyone. */
export const garageVisibilities = ['private', 'link', 'public'] as const;
export type GarageVisibility = (typeof garageVisibilities)[number];

type OfGarage = { readonly owner: ActorId };

/** Copies were added or replaced in a garage; `importId` where a file contains them. */
export type GarageCopiesKept = Event<
  'GarageCopiesKept',
  OfGarage & { readonly copies: readonly GarageCopy[]; readonly importId?: string }
>;

export type GarageCopiesRemoved = Event<'GarageCopiesRemoved', OfGarage & { readonly copyIds: readonly string[] }>;

/** Its owner changed its visibility; `key` is part of its link. */
export type GarageShared = Event<
  'GarageShared',
  OfGarage & { readonly visibility: GarageVisibility; readonly key: string | null }
>;

/** Its owner wrote a note about a copy, or removed it (null). */
export type GarageNoteWritten = Event<
  'GarageNoteWritten',
  OfGarage & { readonly copyId: string; readonly textId: string | null }
>;

/** Its owner saved a group by filter; `textId` is the name, `criteria` a filter as in links, codes only. */
export type GarageGroupSaved = Event<
  'GarageGroupSaved',
  OfGarage & {
    readonly groupId: string;
    readonly textId: string;
    readonly criteria: string;
    readonly pictureCarId: string | null;
  }
>;

export type GarageGroupRemoved = Event<'GarageGroupRemoved', OfGarage & { readonly groupId: string }>;

/** Its owner agreed that it counts in community stats, or withdrew that. */
export type GarageCountingAgreed = Event<'GarageCountingAgreed', OfGarage & { readonly agrees: boolean }>;

export type GarageEvent =
  | GarageCountingAgreed
  | GarageCopiesKept
  | GarageCopiesRemoved
  | GarageShared
  | GarageNoteWritten
  | GarageGroupSaved
  | GarageGroupRemoved;
