import type { Event } from '#kernel';

/** An import has got its id; `fileHash` is the SHA-256 (hex) of the whole file. In the stream of all imports of a year. */
export type ImportAnnounced = Event<'ImportAnnounced', { readonly importId: string; readonly fileHash: string }>;

/** The plan of an import: every line of this file, with cars as in `gameVersion` (a log from before: in "26"). */
export type ImportPlanned = Event<
  'ImportPlanned',
  {
    readonly importId: string;
    readonly fileHash: string;
    readonly fileBytes: number;
    readonly gameVersion?: string;
  }
>;

/** The results for the cars so far. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/**
 * A refused line of a file, its number where it has one, and the reason: a code for files of times, which members
 * import.
 */
export type RefusedLine = { readonly line: number | null; readonly reason: string };

/**
 * The first `lines` lines are done, with these counts since the start. `refused` also, where the file comes in parts
 * that are never together; `refusals`: those of this part.
 */
export type ImportAdvanced = Event<
  'ImportAdvanced',
  {
    readonly importId: string;
    readonly lines: number;
    readonly refused?: number;
    readonly refusals?: readonly RefusedLine[];
  } & ImportCounts
>;

/** Every line is done, and starter cars missing in the file are retired. `refusals`: the first refused lines. */
export type ImportFinished = Event<
  'ImportFinished',
  {
    readonly importId: string;
    readonly lines: number;
    readonly refused: number;
    readonly retired: number;
    readonly refusals?: readonly RefusedLine[];
  } & ImportCounts
>;

/** The plan of an import: the ratings of this sheet for a game version. */
export type RqSheetPlanned = Event<
  'RqSheetPlanned',
  { readonly importId: string; readonly fileHash: string; readonly fileBytes: number; readonly gameVersion: string }
>;

/** The plan of an import: the lap times of this file, measured in `gameVersion` where a line has no other. */
export type LapTimeImportPlanned = Event<
  'LapTimeImportPlanned',
  { readonly importId: string; readonly fileHash: string; readonly fileBytes: number; readonly gameVersion: string }
>;

/** A row of a sheet: a car by the sheet's spelling, and its new rating. */
export type SheetRow = {
  readonly row: number;
  readonly name: string;
  readonly brand: string;
  readonly year: number | null;
  readonly rq: number;
};

/** A row matches several cars, or none: a moderator must choose. `candidates` are ids of possible cars. */
export type ImportRowLeftOpen = Event<
  'ImportRowLeftOpen',
  { readonly importId: string; readonly candidates: readonly string[] } & SheetRow
>;

/** Why a row means this car, or none. */
export const rowReasons = ['same-car', 'other-spelling', 'not-in-catalogue', 'row-is-wrong'] as const;
export type RowReason = (typeof rowReasons)[number];

/** A car that a row is the first source of: it waits for a check. */
export type NewCarOfRow = {
  readonly carId: string;
  readonly name: string;
  readonly brand: string;
  readonly year: number;
};

/** A moderator resolved a row; null: no car, or a new one. `textId`: their own words. */
export type ImportRowSettled = Event<
  'ImportRowSettled',
  {
    readonly importId: string;
    readonly row: number;
    readonly carId: string | null;
    readonly newCar?: NewCarOfRow;
    readonly reason: RowReason;
    readonly textId?: string;
  }
>;

/** The resolution of a row is undone: the row waits again. */
export type ImportRowReopened = Event<'ImportRowReopened', { readonly importId: string; readonly row: number }>;

/** The undo of an import's changes to cars has started; it takes no more rows. */
export type ImportRollBackBegun = Event<'ImportRollBackBegun', { readonly importId: string }>;

/** The results of the undo; `kept`: cars with later changes. */
export type RollBackCounts = { readonly undone: number; readonly kept: number };

/** Every car of an import is as it was before, except for later changes. */
export type ImportRolledBack = Event<'ImportRolledBack', { readonly importId: string } & RollBackCounts>;

export type CatalogueImportEvent =
  | ImportPlanned
  | RqSheetPlanned
  | LapTimeImportPlanned
  | ImportAdvanced
  | ImportFinished
  | ImportRowLeftOpen
  | ImportRowSettled
  | ImportRowReopened
  | ImportRollBackBegun
  | ImportRolledBack;
