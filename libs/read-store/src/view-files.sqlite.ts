import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ViewVersion, viewId } from './view-writer.ts';

/** Path of the n-th file of a view's version. A number is never used twice. */
export const viewPath = (folder: string, view: ViewVersion, generation: number): string =>
  join(folder, `${viewId(view)}.${generation}.sqlite`);

export const viewExists = (folder: string, view: ViewVersion, generation: number): boolean =>
  existsSync(viewPath(folder, view, generation));

/** Removes the files of a view's version except some. Open files remain readable. */
export const removeFiles = (folder: string, view: ViewVersion, ...but: readonly (number | undefined)[]): void => {
  const kept = but.flatMap((one) => (one === undefined ? [] : [`${viewId(view)}.${one}.sqlite`]));
  const own = readdirSync(folder).filter((file) => file.startsWith(`${viewId(view)}.`));
  for (const file of own) {
    if (!kept.some((one) => file.startsWith(one))) rmSync(join(folder, file), { force: true });
  }
};

/** A copy of the current state, also while others have the file open. */
export const copyFile = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
};

/**
 * Makes a file survive a power cut. Only for files that no connection of this process has open: closing drops locks.
 */
export const flush = (path: string): void => {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
};
