import { open, readdir, readFile, rename, stat } from 'node:fs/promises';

/** Readable by the owner only; complete or absent. */
export const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const fresh = `${path}.new`;
  const file = await open(fresh, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unlessMissing = async <Found, Otherwise>(
  found: Promise<Found>,
  otherwise: Otherwise,
): Promise<Found | Otherwise> => {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return otherwise;
    throw error;
  }
};

/** Undefined: there is none. */
export const readFileThere = (path: string): Promise<Uint8Array | undefined> =>
  unlessMissing(readFile(path), undefined);

/** Nothing where there is no such folder. */
export const namesThere = (folder: string): Promise<readonly string[]> => unlessMissing(readdir(folder), []);

/** When it was written, in ms; undefined: there is none. */
export const modifiedThere = async (path: string): Promise<number | undefined> =>
  (await unlessMissing(stat(path), undefined))?.mtimeMs;
