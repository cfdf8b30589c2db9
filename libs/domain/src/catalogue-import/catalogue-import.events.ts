import type { Event } from '#kernel';

/** An import has got its id; `fileHash` is the SHA-256 (hex) of the whole file. In the stream of all imports of a year. */
export type ImportAnnounced = Event<'ImportAnnounced', { readonly importId: string; readonly fileHash: string }>;

/** What the import will do: bring in every line of this file, as cars are in `gameVersion` (a log from before: in "26"). */
export type ImportPlanned = Event<
  'ImportPlanned',
  {
    readonly importId: string;
    readonly fileHash: string;
    readonly fileBytes: number;
    readonly gameVersion?: string;
  }
>;

/** What became of the cars so far. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/**
 * What of a file was left out, on which line where it stands on one, and what is wrong with it: a code for files of times,
 * which members bring.
 */
export type RefusedLine = { readonly line: number | null; readonly reason: string };

/**
 * The first `lines` lines are done, with these counts since the beginning. `refused`, too, where the file comes in parts that
 * nobody sees together; `refusals`: those of this part.
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

/** Every line is done, and the starter cars that the file lacks are retired. `refusals`: the first refused lines. */
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

/** What the import will do: bring in the ratings that this sheet gives for a version of the game. */
export type RqSheetPlanned = Event<
  'RqSheetPlanned',
  { readonly importId: string; readonly fileHash: string; readonly fileBytes: number; readonly gameVersion: string }
>;

/** What the import will do: bring in the lap times of this file, measured in `gameVersion` where a line says no other. */
export type LapTimeImportPlanned = Event<
  'LapTimeImportPlanned',
  { readonly importId: string; readonly fileHash: string; readonly fileBytes: number; readonly gameVersion: string }
>;

/** What a row of a sheet says: a car as the sheet calls it, and its new rating. */
export type SheetRow = {
  readonly row: number;
  readonly name: string;
  readonly brand: string;
  readonly year: number | null;
  readonly rq: number;
};

/** A row fits several cars, or none: somebody has to say which it means. `candidates` are ids of cars it may be. */
export type ImportRowLeftOpen = Event<
  'ImportRowLeftOpen',
  { readonly importId: string; readonly candidates: readonly string[] } & SheetRow
>;

/** Why a row means this car, or none. */
export const rowReasons = ['same-car', 'other-spelling', 'not-in-catalogue', 'row-is-wrong'] as const;
export type RowReason = (typeof rowReasons)[number];

/** A car that a row told of first: it waits until somebody has checked it. */
export type NewCarOfRow = {
  readonly carId: string;
  readonly name: string;
  readonly brand: string;
  readonly year: number;
};

/** Somebody has said which car a row means; null: none, or one that is new. `textId`: words of their own. */
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

/** What somebody said of a row is taken back: the row waits again. */
export type ImportRowReopened = Event<'ImportRowReopened', { readonly importId: string; readonly row: number }>;

/** What an import did to cars is being undone; it takes no more rows. */
export type ImportRollBackBegun = Event<'ImportRollBackBegun', { readonly importId: string }>;

/** What became of an import's cars when it was undone; `kept`: those of which something was changed again since. */
export type RollBackCounts = { readonly undone: number; readonly kept: number };

/** Every car that an import touched is what it was before, but for what was changed again since. */
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
