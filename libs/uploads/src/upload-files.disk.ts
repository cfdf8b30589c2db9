import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { available, isUploadName, uploadSizes, UploadsUnavailable } from './upload-files.ts';
import type { UploadBytes, UploadFiles, UploadName, UploadSize } from './upload-files.ts';

/** Where they lie in the folder of an installation. */
export const UPLOADS_FOLDER = 'uploads';

/** The folder of a file: 256 of them keep each short. */
const SHARD_DIGITS = 2;

/** Files in a folder: `ab/<name>.full.webp` and `ab/<name>.card.webp`, for the owner's eyes alone. */
export const uploadFilesOnDisk = (folder: string): UploadFiles => {
  const shardOf = (name: UploadName) => join(folder, name.slice(0, SHARD_DIGITS));
  const pathOf = (name: UploadName, size: UploadSize) => join(shardOf(name), `${name}.${size}.webp`);
  return {
    put: (name, bytes) =>
      available(async () => {
        await mkdir(shardOf(name), { recursive: true, mode: 0o700 });
        // The full one last: a file is there when it is.
        for (const size of uploadSizes) await write(pathOf(name, size), bytes[size]);
      }),
    get: (name, size) => available(() => (isUploadName(name) ? read(pathOf(name, size)) : Promise.resolve(undefined))),
    remove: (name) =>
      available(async () => {
        for (const size of uploadSizes) await rm(pathOf(name, size), { force: true });
      }),
    olderThan: (before) => namesIn(folder, Date.parse(before)),
    close: () => undefined,
  };
};

const write = async (path: string, bytes: UploadBytes[UploadSize]): Promise<void> => {
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

const read = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

async function* namesIn(folder: string, beforeMs: number): AsyncGenerator<UploadName> {
  for (const shard of await namesOf(folder)) {
    const names = new Set((await namesOf(join(folder, shard))).map((file) => file.split('.')[0] ?? ''));
    for (const name of names) {
      const full = await modifiedMs(join(folder, shard, `${name}.full.webp`));
      const card = await modifiedMs(join(folder, shard, `${name}.card.webp`));
      const newest = Math.max(full ?? 0, card ?? 0);
      if (isUploadName(name) && newest < beforeMs) yield name;
    }
  }
}

const namesOf = (folder: string): Promise<readonly string[]> =>
  available(async () => {
    try {
      return await readdir(folder);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });

const modifiedMs = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new UploadsUnavailable({ cause: error });
  }
};
