import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Assets, MAX_CACHED_ASSETS, type AssetVersion } from './assets.ts';
import { ReadStoreUnavailable } from './view.ts';

/** `<position>-<hash>`: the position padded, so that files sort in its order. */
const FILE = /^(\d{16})-([\w-]+)$/;
type Kept = AssetVersion & { readonly file: string };

/** Assets in a folder for each name, one file per version. Any number of processes may use it. */
export const fileAssets = (folder: string): Assets => ({
  put: (name, { hash, position }, bytes) =>
    onDisk(async () => {
      const place = join(folder, name);
      await mkdir(place, { recursive: true });
      const unfinished = join(place, `.${randomUUID()}`);
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, join(place, `${String(position).padStart(16, '0')}-${hash}`));
      await removeOld(place);
    }),
  newest: (name) =>
    onDisk(async () => {
      const [newest] = await kept(join(folder, name));
      return newest && { hash: newest.hash, position: newest.position };
    }),
  get: (name, hash) => onDisk(() => bytesOf(join(folder, name), hash)),
});

/** Newest first. */
const kept = async (place: string): Promise<readonly Kept[]> => {
  const files = (await unlessGone(readdir(place))) ?? [];
  return files
    .sort()
    .reverse()
    .flatMap((file) => {
      const [, position, hash] = FILE.exec(file) ?? [];
      return hash === undefined ? [] : [{ file, hash, position: Number(position) }];
    });
};

/**
 * The same bytes may be stored twice: once for each position at which they were the newest. Another process may remove
 * the older one between the list and the read, so a file that is gone is looked for in a new list.
 */
const bytesOf = async (place: string, hash: string): Promise<Uint8Array | undefined> => {
  const found = (await kept(place)).find((version) => version.hash === hash);
  if (!found) return undefined;
  return (await unlessGone(readFile(join(place, found.file)))) ?? bytesOf(place, hash);
};

/** Keeps the newest of each hash, and of those the last. */
const removeOld = async (place: string): Promise<void> => {
  const hashes = new Set<string>();
  for (const { file, hash } of await kept(place)) {
    if (hashes.has(hash) || hashes.size === MAX_CACHED_ASSETS) await rm(join(place, file), { force: true });
    else hashes.add(hash);
  }
};

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const unlessGone = async <Result>(work: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new ReadStoreUnavailable(error instanceof Error ? error.message : 'no folder for assets', { cause: error });
  }
};
