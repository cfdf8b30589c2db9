import type { Event } from '#kernel';

/** An import has got its id; `fileHash` is the SHA-256 (hex) of the whole file. In the stream of all imports of a year. */
export type ImportAnnounced = Event<'ImportAnnounced', { readonly importId: string; readonly fileHash: string }>;

/** What the import will do: bring in every line of this file. */
export type ImportPlanned = Event<
  'ImportPlanned',
  { readonly importId: string; readonly fileHash: string; readonly fileBytes: number }
>;

/** What became of the cars so far. */
export type ImportCounts = { readonly added: number; readonly changed: number; readonly unchanged: number };

/** The first `lines` lines are done, with these counts since the beginning. */
export type ImportAdvanced = Event<
  'ImportAdvanced',
  { readonly importId: string; readonly lines: number } & ImportCounts
>;

/** Every line is done, and the starter cars that the file lacks are retired. */
export type ImportFinished = Event<
  'ImportFinished',
  {
    readonly importId: string;
    readonly lines: number;
    readonly refused: number;
    readonly retired: number;
  } & ImportCounts
>;

export type CatalogueImportEvent = ImportPlanned | ImportAdvanced | ImportFinished;
