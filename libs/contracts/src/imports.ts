import { z } from 'zod';
import { carId } from './cell.ts';
import { seenVersion, itemVersion } from './seen-version.ts';

/** Why a row is matched with this car, or none; a test compares them with the domain's. */
export const rowReasonCodes = ['same-car', 'other-spelling', 'not-in-catalogue', 'row-is-wrong'] as const;

const count = z.number().int().nonnegative();

/** A user by their current name, null for a former player; all null: the command line. */
const person = z.object({ userId: z.string(), name: z.string().nullable() });

/** One import of cars, of ratings or of lap times. Times are ISO 8601; `gameVersion` is null for a full catalogue. */
export const catalogueImport = z
  .object({
    importId: z.string(),
    kind: z.enum(['catalogue', 'rq-sheet', 'lap-times']),
    gameVersion: z.string().nullable(),
    by: person.nullable(),
    status: z.enum(['running', 'finished', 'rolling-back', 'rolled-back']),
    startedAt: z.iso.datetime(),
    changedAt: z.iso.datetime(),
    lines: count,
    added: count,
    changed: count,
    unchanged: count,
    refused: count,
    retired: count,
    openRows: count,
    settledRows: count,
    undone: z.object({ by: person.nullable(), at: z.iso.datetime(), cars: count, kept: count }).nullable(),
  })
  .meta({ id: 'CatalogueImport' });
export type CatalogueImport = z.infer<typeof catalogueImport>;

/** `GET /api/v1/imports`: newest first. */
export const importPage = z
  .object({ items: z.array(catalogueImport), next: z.string().optional() })
  .meta({ id: 'ImportPage' });
export type ImportPage = z.infer<typeof importPage>;

/** A row that fits no car for certain, as the sheet writes it, and the decision about it. */
export const importRow = z
  .object({
    row: count,
    name: z.string(),
    brand: z.string(),
    year: z.number().int().nullable(),
    rq: z.number().int(),
    candidates: z.array(z.string()),
    settled: z
      .object({
        carId: carId.nullable(),
        newCar: z.object({ carId, name: z.string(), brand: z.string(), year: z.number().int() }).nullable(),
        reason: z.enum(rowReasonCodes),
        text: z.string().nullable(),
        by: person,
        at: z.iso.datetime(),
      })
      .nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(['settle-import-row', 'reopen-import-row'])),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof importRow>;

/**
 * `GET /api/v1/imports/:id?rows=open|settled`: the import, a page of its rows in the order of the sheet, and the first
 * lines that it left out. `line` is null where the file has none for it.
 */
export const importDetail = z
  .object({
    import: catalogueImport,
    refusals: z.array(z.object({ line: count.nullable(), reason: z.string() })),
    rows: z.array(importRow),
    next: z.string().optional(),
    allowed: z.array(z.enum(['begin-roll-back'])),
  })
  .meta({ id: 'ImportDetail' });
export type ImportDetail = z.infer<typeof importDetail>;

const carNamed = z.object({
  carId,
  did: z.array(z.enum(['revised', 'retired', 'returned', 'withdrawn'])),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  kept: z.array(z.object({ what: z.string(), by: person.nullable() })),
});

/** `GET /api/v1/imports/:id/undo`: what undoing it would do; of cars, the first whose stats stay, then others. */
export const importUndoing = z
  .object({ importId: z.string(), undone: count, kept: count, cars: z.array(carNamed) })
  .meta({ id: 'ImportUndoing' });
export type ImportUndoing = z.infer<typeof importUndoing>;

/**
 * `POST /api/v1/imports/:id/rows/:row/resolve`: which car the row means, or `none`; `newCar`: none of those, but this;
 * `text`: the user's own words.
 */
export const settleImportRowBody = z
  .object({
    carId: z.union([carId, z.literal('none')]),
    newCar: z
      .object({
        name: z.string().trim().min(1).max(120),
        brand: z.string().trim().min(1).max(120),
        year: z.number().int(),
      })
      .strict()
      .optional(),
    reason: z.object({ code: z.enum(rowReasonCodes), text: z.string().trim().min(1).max(1_000).optional() }).strict(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'SettleImportRow' });
export type SettleImportRowBody = z.infer<typeof settleImportRowBody>;

/** Size in bytes of a lap time file that the page accepts; the command line imports larger ones. */
export const TIMES_FILE_BYTES_MAX = 5_000_000;
/** Lines of such a file per request. */
export const TIMES_LINES_AT_ONCE = 200;

/** The game version of times whose lines name none; omitted: the newest. */
const ofVersion = z.string().max(10).optional();

/** A part of a lap time file: its first line, which has the column names of CSV, and lines by their numbers. */
const partOfFile = z.object({
  header: z.string().max(5_000),
  lines: z
    .array(z.object({ number: z.number().int().positive(), text: z.string().max(5_000) }).strict())
    .min(1)
    .max(TIMES_LINES_AT_ONCE),
});

/** `POST /api/v1/imports/lap-times/trial`. */
export const timesTrialBody = partOfFile.extend({ gameVersion: ofVersion }).strict().meta({ id: 'TryLapTimes' });

/** `POST /api/v1/imports/lap-times`: `fileHash` identifies the file, to continue a stopped import. */
export const beginTimesBody = z
  .object({
    fileHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ examples: ['0'.repeat(64)] }),
    fileBytes: z.number().int().positive().max(TIMES_FILE_BYTES_MAX),
    gameVersion: ofVersion,
  })
  .strict()
  .meta({ id: 'BeginLapTimes' });

/** `lines`: lines of the file that are done already, where the import continues. */
export const begunTimes = z
  .object({ importId: z.string(), gameVersion: z.string(), lines: count })
  .meta({ id: 'BegunLapTimes' });
export type BegunTimes = z.infer<typeof begunTimes>;

/** `POST /api/v1/imports/:id/lap-times`. */
export const timesPartBody = partOfFile.strict().meta({ id: 'BringLapTimes' });

/** Why a line of a file is no time, or could not be submitted. */
export const timesFaults = [
  'line-too-long',
  'not-utf-8',
  'not-json',
  'quote-broken',
  'columns-wrong',
  'field-missing',
  'tune-invalid',
  'track-unknown',
  'not-a-number',
  'time-invalid',
  'car-unknown',
  'ambiguous',
  'version-unknown',
  'duplicate',
  'refused',
] as const;

/** Faults of the track and of the time have finer names than a reader needs. */
export const timesFaultOf = (code: string): (typeof timesFaults)[number] => {
  const known = timesFaults.find((fault) => fault === code);
  if (known) return known;
  if (code.startsWith('lap-time') || code.startsWith('time')) return 'time-invalid';
  return code.startsWith('track') || code.startsWith('condition') ? 'track-unknown' : 'refused';
};

/**
 * The outcome of each line, actual or tried: added to an empty cell, next to other times, with another current time
 * (`changed`; before and after) or the same one, known already, or left out. `cell` is `car|tune|track`, `value` the
 * parsed time; `reason`: the fault, in the words of the file; `open`: a car name that is not certain, and which cars it
 * may be.
 */
export const timesReport = z
  .object({
    rows: z.array(
      z.object({
        line: count,
        outcome: z.enum(['added', 'changed', 'beside', 'unchanged', 'refused']),
        cell: z.string().nullable(),
        value: z.string().nullable(),
        was: z.string().nullable(),
        now: z.string().nullable(),
        fault: z.enum(timesFaults).nullable(),
        reason: z.string().nullable(),
        open: z
          .object({
            answer: z.enum(['needs-year', 'several', 'unknown']),
            text: z.string(),
            carIds: z.array(carId),
          })
          .nullable(),
      }),
    ),
  })
  .meta({ id: 'LapTimesReport' });
export type TimesReport = z.infer<typeof timesReport>;
export type TimesReportRow = TimesReport['rows'][number];
