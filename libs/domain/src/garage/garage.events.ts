import type { ActorId, Event } from '#kernel';
import type { GarageCopy } from '#racing';

/** Who may see a garage: its owner alone, whoever has its link, everybody. */
export const garageVisibilities = ['private', 'link', 'public'] as const;
export type GarageVisibility = (typeof garageVisibilities)[number];

type OfGarage = { readonly owner: ActorId };

/** Copies are in a garage as they are said here, new ones and ones that were there; `importId` where a file says so. */
export type GarageCopiesKept = Event<
  'GarageCopiesKept',
  OfGarage & { readonly copies: readonly GarageCopy[]; readonly importId?: string }
>;

/** Copies are no longer in a garage. */
export type GarageCopiesRemoved = Event<'GarageCopiesRemoved', OfGarage & { readonly copyIds: readonly string[] }>;

/** Its owner says who may see it; `key` is what a link to it bears. */
export type GarageShared = Event<
  'GarageShared',
  OfGarage & { readonly visibility: GarageVisibility; readonly key: string | null }
>;

/** Its owner notes something about a copy, or takes the note away (null). */
export type GarageNoteWritten = Event<
  'GarageNoteWritten',
  OfGarage & { readonly copyId: string; readonly textId: string | null }
>;

/** Its owner groups what passes a filter; `textId` is the name, `criteria` a filter as links hold it, of codes alone. */
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

/** Its owner agrees that it is counted among those of the community, or does no longer. */
export type GarageCountingAgreed = Event<'GarageCountingAgreed', OfGarage & { readonly agrees: boolean }>;

export type GarageEvent =
  | GarageCountingAgreed
  | GarageCopiesKept
  | GarageCopiesRemoved
  | GarageShared
  | GarageNoteWritten
  | GarageGroupSaved
  | GarageGroupRemoved;
