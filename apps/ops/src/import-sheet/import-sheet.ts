import { beginImport, type ReportRow, rowText } from '#imports';
import type { ImportCounts } from '#domain';
import type { EventStore } from '#event-store';
import { checkIsOut } from '../game-version/check-is-out.ts';
import { linesFrom } from '../import-catalogue/catalogue-lines.ts';
import type { ColumnMapping } from '../import-catalogue/csv/column-mapping.ts';
import { gathered } from '../import-catalogue/gathered.ts';
import { openSheet } from './open-sheet.ts';
import { readSheetRow } from './read-sheet-row.ts';
import { type FindableCar, rowMatcher } from './row-matcher.ts';
import { SheetRun } from './sheet-run.ts';
import { planSheetStep } from './sheet-steps.ts';

const LINES_AT_ONCE = 64;

export type SheetOptions = {
  readonly store: EventStore;
  readonly path: string;
  /** Game version of the ratings. */
  readonly gameVersion: string;
  readonly cars: Iterable<FindableCar>;
  readonly now: string;
  readonly mapping?: ColumnMapping;
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number, ofBytes: number) => void;
};

export type SheetReport = ImportCounts & {
  readonly importId?: string;
  readonly status: 'finished' | 'stopped' | 'tried';
  readonly rows: readonly ReportRow[];
};

/**
 * Imports the ratings of a sheet. A row that certainly means one car revises it; any other is left for a review. Safe
 * to stop anywhere and to repeat.
 */
export const importSheet = async (options: SheetOptions): Promise<SheetReport> => {
  const { store, path, gameVersion, now, dryRun = false, signal, onProgress } = options;
  await checkIsOut(store, gameVersion);
  const sheet = await openSheet(path, gameVersion, options.mapping);
  const { hash: fileHash, bytes: fileBytes } = sheet;
  const plan = (importId: string) => planSheetStep({ importId, fileHash, fileBytes, gameVersion });
  const begun = dryRun ? undefined : await beginImport(store, fileHash, plan, now);
  const read = (line: Parameters<typeof readSheetRow>[1]) => readSheetRow(sheet.table, line);
  const run = new SheetRun({ store, begun, now, gameVersion, read, match: rowMatcher(options.cars) });
  const report = (status: SheetReport['status']): SheetReport => ({
    ...(begun ? { importId: begun.importId } : {}),
    status,
    ...run.counts,
    rows: run.rows.toSorted((a, b) => ('line' in a ? a.line : 0) - ('line' in b ? b.line : 0)),
  });
  for await (const lines of gathered(linesFrom(path, sheet.firstLine, sheet.separator), LINES_AT_ONCE)) {
    if (signal?.aborted) return report('stopped');
    await run.take(lines);
    if (begun) await run.note();
    onProgress?.(lines.at(-1)?.endByte ?? 0, sheet.bytes);
  }
  await run.finish();
  return report(begun ? 'finished' : 'tried');
};

export const sheetText = ({ importId, status, changed, unchanged, rows }: SheetReport): string => {
  const of = (outcome: ReportRow['outcome']) => rows.filter((row) => row.outcome === outcome);
  return [
    {
      finished: `Import ${importId} is done.`,
      stopped: `Import ${importId} was stopped. Run it again to continue.`,
      tried: 'Nothing was written. An import of this sheet would give:',
    }[status],
    `  ${changed} ratings changed, ${unchanged} unchanged, ${of('ambiguous').length} left open, ${of('refused').length} refused`,
    ...[...of('changed'), ...of('ambiguous'), ...of('refused')].slice(0, 200).map((row) => `  ${rowText(row)}`),
  ].join('\n');
};
