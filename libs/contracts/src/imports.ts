import { z } from 'zod';
import { carId } from './cell.ts';

/** Why a row means this car, or none; a test compares them with the domain's. */
export const rowReasonCodes = ['same-car', 'other-spelling', 'not-in-catalogue', 'row-is-wrong'] as const;

const count = z.number().int().nonnegative();

/** One import of cars or of ratings. Times are ISO 8601; `gameVersion` is null for a whole catalogue. */
export const catalogueImport = z
  .object({
    importId: z.string(),
    kind: z.enum(['catalogue', 'rq-sheet']),
    gameVersion: z.string().nullable(),
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
  })
  .meta({ id: 'CatalogueImport' });

/** `GET /api/v1/imports`: newest first. */
export const importPage = z
  .object({ items: z.array(catalogueImport), next: z.string().optional() })
  .meta({ id: 'ImportPage' });
export type ImportPage = z.infer<typeof importPage>;

/** A row that fits no car for certain, as the sheet writes it, and what somebody decided. */
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
        reason: z.enum(rowReasonCodes),
        text: z.string().nullable(),
        by: z.object({ userId: z.string(), name: z.string().nullable() }),
        at: z.iso.datetime(),
      })
      .nullable(),
    allowed: z.array(z.enum(['settle-import-row'])),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.infer<typeof importRow>;

/** `GET /api/v1/imports/:id?rows=open|settled`: the import, and a page of its rows in the order of the sheet. */
export const importDetail = z
  .object({ import: catalogueImport, rows: z.array(importRow), next: z.string().optional() })
  .meta({ id: 'ImportDetail' });
export type ImportDetail = z.infer<typeof importDetail>;

/** `POST /api/v1/imports/:id/rows/:row/settle`: which car the row means, or `none`; `text`: words of one's own. */
export const settleImportRowBody = z
  .object({
    carId: z.union([carId, z.literal('none')]),
    reason: z.object({ code: z.enum(rowReasonCodes), text: z.string().trim().min(1).max(1_000).optional() }).strict(),
  })
  .strict()
  .meta({ id: 'SettleImportRow' });
export type SettleImportRowBody = z.infer<typeof settleImportRowBody>;
