import type { Event } from '#kernel';
import type { CarAttributes } from './car-attributes.ts';

/** The source of a catalogue entry: the product's own starter catalogue, an imported list, a moderator. */
export type CarSource = 'starter' | 'import' | 'moderator';

/**
 * A car exists in the game since `gameVersion`, with these stats. Repeated for an older version when its history is
 * imported later; that leaves stats of newer versions as they are.
 */
export type CarReleased = Event<
  'CarReleased',
  { readonly carId: string; readonly car: CarAttributes; readonly source: CarSource; readonly gameVersion: string }
>;

/**
 * Some stats of a car changed in `gameVersion`: only those. A correction names the version that it corrects. `source`
 * is the source. `alreadyStated`: what earlier events stated about the car in this very version, so that no change is
 * counted twice.
 */
export type CarRevised = Event<
  'CarRevised',
  {
    readonly carId: string;
    readonly gameVersion: string;
    readonly changes: Partial<CarAttributes>;
    readonly source: CarSource;
    readonly reason: RevisionReason;
    readonly alreadyStated: readonly (keyof CarAttributes)[] | 'everything';
    /** Id of the moderator's own text. */
    readonly textId?: string;
  }
>;

/** A car is no longer offered, since `gameVersion`; its attributes stay. */
export type CarRetired = Event<
  'CarRetired',
  { readonly carId: string; readonly reason: RetirementReason; readonly gameVersion: string }
>;

/** A retired car is offered again, since `gameVersion`, with its former stats. */
export type CarReturned = Event<
  'CarReturned',
  { readonly carId: string; readonly source: CarSource; readonly gameVersion: string }
>;

/** One event's statement about a car's stats in a game version, and its source. */
export type AttributesInVersion = {
  readonly gameVersion: string;
  readonly whole: boolean;
  readonly facts: Partial<CarAttributes>;
  readonly source: CarSource;
};

/** Cars that a game version released and revised, and how many per stat. */
export type VersionCount = {
  readonly released: number;
  readonly revised: number;
  readonly fields: Readonly<Record<string, number>>;
};

/**
 * Restates a car's full history by version, and replaces everything before: its history was imported later than the
 * car, real data replaced the starter catalogue, or an import was undone. `counts`: the change to each version's
 * counts, so that a projection that counts needs no history of the car.
 */
export type CarHistoryRestated = Event<
  'CarHistoryRestated',
  {
    readonly carId: string;
    readonly source: CarSource;
    readonly history: readonly AttributesInVersion[];
    readonly reason: 'history-imported' | 'list-imported' | 'starter-replaced' | 'import-undone';
    readonly counts: Readonly<Record<string, VersionCount>>;
  }
>;

/** Why stats change: the game changed them, a list has them, they were wrong, unknown so far, or undone. */
export const revisionReasons = ['game-update', 'list-imported', 'correction', 'now-known', 'import-undone'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

export const staffRevisionReasons = ['game-update', 'correction', 'now-known'] as const;

/** `not-in-source`: an imported catalogue that replaces the starter cars does not have it. */
export type RetirementReason = 'not-in-source' | 'withdrawn-by-staff';

export type CarEvent = CarReleased | CarRevised | CarRetired | CarReturned | CarHistoryRestated;
