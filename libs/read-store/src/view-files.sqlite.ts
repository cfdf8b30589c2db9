import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ViewVersion, viewId } from './view-writer.ts';

/** Path of the n-th file of a view's version. A number is never used twice. */
export const viewPath = (folder: string, view: ViewVersion, generation: number): string =>
  join(folder, `${viewId(view)}.${generation}.sqlite`);

export const viewExists = (folder: string, view: ViewVersion, generation: number): boolean =>
  existsSync(viewPath(folder, view, generation));

/** Removes the files of a view's version but one. Who has one of them open can go on reading it. */
export const removeFiles = (folder: string, view: ViewVersion, but?: number): void => {
  const kept = but === undefined ? undefined : `${viewId(view)}.${but}.sqlite`;
  const own = readdirSync(folder).filter((file) => file.startsWith(`${viewId(view)}.`));
  for (const file of own) {
    if (kept === undefined || !file.startsWith(kept)) rmSync(join(folder, file), { force: true });
  }
};

/** Makes a file outlive a power cut. Only for files that no connection of this process has open: closing drops locks. */
export const flush = (path: string): void => {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
};
