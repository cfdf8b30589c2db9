import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { modifiedThere, namesThere, readFileThere, writeDurably } from './disk-file.ts';
import { available, isUploadName, uploadSizes } from './upload-files.ts';
import type { UploadFiles, UploadName, UploadSize } from './upload-files.ts';

export const UPLOADS_FOLDER = 'uploads';

/** Digits of a file's subfolder: 256 of them keep each short. */
const SHARD_DIGITS = 2;

/** Files in a folder: `ab/<name>.full.webp` and `ab/<name>.card.webp`, readable by the owner only. */
export const uploadFilesOnDisk = (folder: string): UploadFiles => {
  const shardOf = (name: UploadName) => join(folder, name.slice(0, SHARD_DIGITS));
  const pathOf = (name: UploadName, size: UploadSize) => join(shardOf(name), `${name}.${size}.webp`);
  return {
    put: (name, bytes) =>
      available(async () => {
        await mkdir(shardOf(name), { recursive: true, mode: 0o700 });
        // The full one last: it marks the file as complete.
        for (const size of uploadSizes) await writeDurably(pathOf(name, size), bytes[size]);
      }),
    get: (name, size) =>
      available(() => (isUploadName(name) ? readFileThere(pathOf(name, size)) : Promise.resolve(undefined))),
    remove: (name) =>
      available(async () => {
        for (const size of uploadSizes) await rm(pathOf(name, size), { force: true });
      }),
    olderThan: (before) => namesIn(folder, Date.parse(before)),
    close: () => undefined,
  };
};

async function* namesIn(folder: string, beforeMs: number): AsyncGenerator<UploadName> {
  for (const shard of await available(() => namesThere(folder))) {
    const names = new Set(
      (await available(() => namesThere(join(folder, shard)))).map((file) => file.split('.')[0] ?? ''),
    );
    for (const name of names) {
      const full = await modified(join(folder, shard, `${name}.full.webp`));
      const card = await modified(join(folder, shard, `${name}.card.webp`));
      const newest = Math.max(full ?? 0, card ?? 0);
      if (isUploadName(name) && newest < beforeMs) yield name;
    }
  }
}

const modified = (path: string) => available(() => modifiedThere(path));
