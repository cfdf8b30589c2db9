import type { Event } from '#kernel';
import type { CarFacts } from './car-facts.ts';

/** Where a catalogue entry comes from: the product's own starter catalogue, a list that was imported, a moderator. */
export type CarSource = 'starter' | 'import' | 'moderator';

/**
 * A car exists in the game since `gameVersion`, with these figures. Said again of an older version when its history
 * comes in later: figures of newer versions are not touched by that.
 */
export type CarReleased = Event<
  'CarReleased',
  { readonly carId: string; readonly car: CarFacts; readonly source: CarSource; readonly gameVersion: string }
>;

/**
 * Some figures of a car are others since `gameVersion`: only those. A correction names the version that it corrects.
 * `source` is who says so. `alreadyStated`: what earlier facts had said about the car in this very version, so that
 * whoever counts changes counts none twice.
 */
export type CarRevised = Event<
  'CarRevised',
  {
    readonly carId: string;
    readonly gameVersion: string;
    readonly changes: Partial<CarFacts>;
    readonly source: CarSource;
    readonly reason: RevisionReason;
    readonly alreadyStated: readonly (keyof CarFacts)[] | 'everything';
    /** A text of the moderator's own, by its id. */
    readonly textId?: string;
  }
>;

/** A car is offered no more, since `gameVersion`; what is known about it stays. */
export type CarRetired = Event<
  'CarRetired',
  { readonly carId: string; readonly reason: RetirementReason; readonly gameVersion: string }
>;

/** A retired car is offered again, since `gameVersion`, with the figures it had. */
export type CarReturned = Event<
  'CarReturned',
  { readonly carId: string; readonly source: CarSource; readonly gameVersion: string }
>;

/** What one fact says of a car's figures in a version of the game, and who vouches for it. */
export type SaidInVersion = {
  readonly gameVersion: string;
  readonly whole: boolean;
  readonly facts: Partial<CarFacts>;
  readonly source: CarSource;
};

/** Cars that a version of the game brought and changed, and how many in which figure. */
export type VersionCount = {
  readonly released: number;
  readonly revised: number;
  readonly fields: Readonly<Record<string, number>>;
};

/**
 * What each version of the game made of a car is this, by version, and nothing else that was said before: its past came in
 * later than the car, real data took the place of the starter catalogue, or an import was undone. `counts`: by how much
 * what was counted of each version is to change, so that whoever counts needs no past of the car.
 */
export type CarHistoryRestated = Event<
  'CarHistoryRestated',
  {
    readonly carId: string;
    readonly source: CarSource;
    readonly history: readonly SaidInVersion[];
    readonly reason: 'history-imported' | 'list-imported' | 'starter-replaced' | 'import-undone';
    readonly counts: Readonly<Record<string, VersionCount>>;
  }
>;

/** Why figures are others: the game changed them, a list says so, they were wrong, unknown so far, or undone. */
export const revisionReasons = ['game-update', 'list-imported', 'correction', 'now-known', 'import-undone'] as const;
export type RevisionReason = (typeof revisionReasons)[number];

/** Of these, staff give a reason by hand. */
export const staffRevisionReasons = ['game-update', 'correction', 'now-known'] as const;

/** `not-in-source`: an imported catalogue that replaces the starter cars does not have it. */
export type RetirementReason = 'not-in-source' | 'withdrawn-by-staff';

export type CarEvent = CarReleased | CarRevised | CarRetired | CarReturned | CarHistoryRestated;
