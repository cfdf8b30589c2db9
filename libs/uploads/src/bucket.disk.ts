import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket, Listed } from './bucket.ts';
import { modifiedThere, namesThere, readFileThere, writeDurably } from './disk-file.ts';
import { available } from './upload-files.ts';

/** A folder of a disk as a bucket: the folders in a path are real folders, and a listing starts in one of them. */
export const bucketOnDisk = (folder: string): Bucket => {
  const at = (path: string) => join(folder, path);
  return {
    put: (path, bytes) =>
      available(async () => {
        await mkdir(dirname(at(path)), { recursive: true, mode: 0o700 });
        await writeDurably(at(path), bytes);
      }),
    get: (path) => available(() => readFileThere(at(path))),
    remove: (path) => available(() => rm(at(path), { force: true })),
    list: (start = '') => listed(folder, start),
    close: () => undefined,
  };
};

async function* listed(folder: string, start: string): AsyncGenerator<Listed> {
  const within = start.slice(0, start.lastIndexOf('/') + 1);
  for (const name of await available(() => namesThere(join(folder, within)))) {
    const path = `${within}${name}`;
    if (!path.startsWith(start)) continue;
    const there = await available(() => modifiedThere(join(folder, path)));
    if (there !== undefined) yield { path, modifiedMs: there };
  }
}
