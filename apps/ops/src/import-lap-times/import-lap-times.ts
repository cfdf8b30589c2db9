import { beginImport, type ReportRow, rowText, planTimesStep, type TimesLookups, TimesRun } from '#imports';
import type { ImportCounts } from '#domain';
import type { EventStore } from '#event-store';
import { linesFrom } from '../import-catalogue/catalogue-lines.ts';
import { gathered } from '../import-catalogue/gathered.ts';
import { openTimesFile } from './open-times-file.ts';

/** Lines per batch, so that one sync of the disk serves many. */
const LINES_AT_ONCE = 64;
/** Progress events of a run: enough to resume quickly, far from the budget of its stream. */
const NOTES_A_RUN = 50;

export type LapTimesOptions = {
  readonly store: EventStore;
  readonly path: string;
  /** Game version of the times whose lines have none. */
  readonly gameVersion: string;
  readonly around: TimesLookups;
  readonly now: string;
  readonly dryRun?: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number, ofBytes: number) => void;
};

export type LapTimesReport = ImportCounts & {
  readonly importId?: string;
  readonly status: 'finished' | 'stopped' | 'tried';
  readonly goneOnAfter: number;
  /** Includes ambiguous lines. */
  readonly refused: number;
  readonly rows: readonly ReportRow[];
};

/** Imports the times of a file, each a command of its own. Safe to stop anywhere and to repeat. */
export const importLapTimes = async (options: LapTimesOptions): Promise<LapTimesReport> => {
  const { store, path, gameVersion, around, now, dryRun = false, signal, onProgress } = options;
  const file = await openTimesFile(path, gameVersion);
  const { hash: fileHash, bytes: fileBytes, read } = file;
  const plan = (importId: string) => planTimesStep({ importId, fileHash, fileBytes, gameVersion });
  const begun = dryRun ? undefined : await beginImport(store, fileHash, plan, now);
  const run = new TimesRun({ store, begun, now, gameVersion, around, read });
  const report = (status: LapTimesReport['status']): LapTimesReport => ({
    ...(begun ? { importId: begun.importId } : {}),
    status,
    goneOnAfter: begun?.before.lines ?? 0,
    ...run.counts,
    refused: run.refused,
    rows: run.rows.toSorted((a, b) => ('line' in a ? a.line : 0) - ('line' in b ? b.line : 0)),
  });
  let noted = 0;
  for await (const lines of gathered(linesFrom(path, file.firstLine, file.separator), LINES_AT_ONCE)) {
    if (signal?.aborted) {
      await run.note();
      return report('stopped');
    }
    await run.take(lines);
    const endByte = lines.at(-1)?.endByte ?? 0;
    if (endByte - noted > file.bytes / NOTES_A_RUN) {
      await run.note();
      noted = endByte;
    }
    onProgress?.(endByte, file.bytes);
  }
  await run.finish();
  return report(begun ? 'finished' : 'tried');
};

/** Rows listed in the text; of the others only the number. */
const NAMED = 100;

export const lapTimesText = ({ importId, status, goneOnAfter, rows, ...counts }: LapTimesReport): string => {
  const named = rows.filter(({ outcome }) => outcome === 'refused' || outcome === 'ambiguous' || outcome === 'changed');
  const { added, changed, unchanged, refused } = counts;
  return [
    ...(goneOnAfter > 0 ? [`Continued import ${importId} after line ${goneOnAfter}.`] : []),
    {
      finished: `Import ${importId} is done.`,
      stopped: `Import ${importId} was stopped. Run it again to continue.`,
      tried: 'Nothing was written. An import of this file would give:',
    }[status],
    `  ${added} times of empty cells, ${changed} beside others, ${unchanged} known already, ${refused} refused`,
    ...named.slice(0, NAMED).map((row) => `  ${rowText(row)}`),
    ...(named.length > NAMED ? [`  and ${named.length - NAMED} more`] : []),
  ].join('\n');
};
