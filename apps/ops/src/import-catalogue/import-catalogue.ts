import { beginImport } from '#imports';
import type { EventStore } from '#event-store';
import { type CatalogueReading, openCatalogueFile } from './catalogue-file.ts';
import { linesFrom } from './catalogue-lines.ts';
import { gathered } from './gathered.ts';
import type { ImportReport } from './import-report.ts';
import { ImportRun } from './import-run.ts';
import { planStep } from './import-steps.ts';

/** Lines per batch, so that one sync of the disk serves many. */
const LINES_AT_ONCE = 64;
/** Progress events of a run: enough to resume quickly, far from the budget of its stream. */
const NOTES_A_RUN = 50;

export type ImportOptions = CatalogueReading & {
  readonly store: EventStore;
  readonly path: string;
  readonly now: string;
  /** The game version of the list; a resumed import uses its own. Absent: the current one. */
  readonly gameVersion?: string | undefined;
  readonly dryRun?: boolean;
  /** Stops it between two lines; a second run continues. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytes: number, ofBytes: number) => void;
};

/**
 * Imports a catalogue: one JSON object a line, in the shape of the contract's car without `retired` and `source`, or
 * CSV. Every line is a command of its own; a line that is no car is left out and reported. Safe to stop anywhere and to
 * repeat.
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportReport> => {
  const { store, path, now, gameVersion, dryRun = false, signal, onProgress } = options;
  const file = await openCatalogueFile(path, options);
  const ofVersion = gameVersion === undefined ? {} : { gameVersion };
  const plan = (importId: string) => planStep({ importId, fileHash: file.hash, fileBytes: file.bytes, ...ofVersion });
  const begun = dryRun ? undefined : await beginImport(store, file.hash, plan, now);
  const run = new ImportRun({ store, begun, now, read: file.read, trialOf: gameVersion });
  let noted = 0;
  for await (const lines of gathered(linesFrom(path, file.firstLine, file.separator), LINES_AT_ONCE)) {
    if (signal?.aborted) return run.stop();
    await run.take(lines);
    const endByte = lines.at(-1)?.endByte ?? 0;
    if (endByte - noted > file.bytes / NOTES_A_RUN) {
      await run.note();
      noted = endByte;
    }
    onProgress?.(endByte, file.bytes);
  }
  return run.finish();
};
