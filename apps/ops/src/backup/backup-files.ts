import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupRefused } from './check-copy.sqlite.ts';

/** A copy's time is set in whole milliseconds. */
const MOMENT_MS = 2;

/** SHA-256 (hex) and size of each file of a backup, by its path in it. */
export type Checksums = Readonly<Record<string, { readonly sha256: string; readonly bytes: number }>>;

/** Every file under a folder; empty where there is no such folder. */
export const filesUnder = async (folder: string): Promise<readonly string[]> => {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

/**
 * Copies a folder's files; one that an earlier copy has with the same size and time is taken from there without being
 * copied. Returns how many were copied.
 */
export const copyNew = async (
  from: string,
  to: string,
  earlier: string | undefined,
  onFile: () => Promise<void> = async () => undefined,
): Promise<number> => {
  let copied = 0;
  for (const file of await filesUnder(from)) {
    await onFile();
    const [target, before] = [join(to, relative(from, file)), earlier && join(earlier, relative(from, file))];
    await mkdir(dirname(target), { recursive: true });
    if (before !== undefined && (await isSame(file, before))) await link(before, target);
    else {
      const { atime, mtime } = await stat(file);
      await copyFile(file, target);
      await utimes(target, atime, mtime);
      copied += 1;
    }
  }
  return copied;
};

const isSame = async (one: string, other: string): Promise<boolean> => {
  if (!existsSync(other)) return false;
  const [a, b] = [await stat(one), await stat(other)];
  return a.size === b.size && Math.abs(a.mtimeMs - b.mtimeMs) < MOMENT_MS;
};

const checksumOf = async (file: string) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { sha256: hash.digest('hex'), bytes: (await stat(file)).size };
};

export const checksumsOf = async (folder: string): Promise<Checksums> => {
  const found: Record<string, { sha256: string; bytes: number }> = {};
  for (const file of await filesUnder(folder)) found[relative(folder, file)] = await checksumOf(file);
  return found;
};

/** Throws `BackupRefused`, which names the first file that is missing or differs from the backup. */
export const checkChecksums = async (folder: string, checksums: Checksums): Promise<void> => {
  for (const [path, { sha256 }] of Object.entries(checksums)) {
    const file = join(folder, path);
    if (!existsSync(file)) throw new BackupRefused(file, 'it is missing');
    if ((await checksumOf(file)).sha256 !== sha256) throw new BackupRefused(file, 'another checksum');
  }
};
