import type { Bucket } from './bucket.ts';
import { openBucket } from './bucket.s3.ts';
import type { FileVersion, FileVersions } from './file-versions.ts';

/** Per name; a client that misses one requests the newest. */
const VERSIONS_KEPT = 20;
const POSITION_DIGITS = 16;

/** `<name>/<position>-<hash>`: the position padded with zeros, so that a listing is in order. */
const FILE = /\/(\d{16})-([\w-]+)$/;
type Kept = FileVersion & { readonly path: string };

/** Versions in a folder of a bucket. Any number of processes may use it. */
export const fileVersionsInS3 = (url: string): FileVersions => {
  const bucket = openBucket(url);
  return {
    put: async (name, { hash, position }, bytes) => {
      const path = `${name}/${String(position).padStart(POSITION_DIGITS, '0')}-${hash}`;
      await bucket.put(path, bytes, name.endsWith('.gz') ? 'application/gzip' : 'application/octet-stream');
      await removeOld(bucket, name);
    },
    newest: async (name) => {
      const [newest] = await kept(bucket, name);
      return newest && { hash: newest.hash, position: newest.position };
    },
    get: async (name, hash) => {
      for (const found of await kept(bucket, name)) {
        const bytes = found.hash === hash ? await bucket.get(found.path) : undefined;
        if (bytes) return bytes;
      }
      return undefined;
    },
    close: () => bucket.close(),
  };
};

/** Newest first. */
const kept = async (bucket: Bucket, name: string): Promise<readonly Kept[]> => {
  const all: Kept[] = [];
  for await (const { path } of bucket.list(`${name}/`)) {
    const [, position, hash] = FILE.exec(path) ?? [];
    if (hash !== undefined) all.push({ path, hash, position: Number(position) });
  }
  return all.sort((one, other) => (one.path < other.path ? 1 : -1));
};

/** Stores the newest of each hash, and of those the last. */
const removeOld = async (bucket: Bucket, name: string): Promise<void> => {
  const hashes = new Set<string>();
  for (const { path, hash } of await kept(bucket, name)) {
    if (hashes.has(hash) || hashes.size === VERSIONS_KEPT) await bucket.remove(path);
    else hashes.add(hash);
  }
};
