import type { Bucket, Listed } from './bucket.ts';
import type { StoredPicture } from './stored-picture.ts';
import type { PictureFault } from './picture-refused.ts';

export type WaitEnded =
  | { readonly kept: StoredPicture }
  | { readonly refused: { readonly code: PictureFault; readonly facts: Readonly<Record<string, number>> } };

/** An accepted file that waits to be encoded. `sentAt` is ISO 8601, UTC; `tries` started so far. */
export type PendingFile = {
  readonly owner: string;
  readonly sentAt: string;
  readonly tries: number;
  readonly ended?: WaitEnded;
};

/** Waiting files, in any store: an acknowledged one survives a restart. Errors: `UploadsUnavailable`. */
export type PendingFiles = {
  /** Durable when it resolves. */
  put(id: string, file: PendingFile, bytes: Uint8Array): Promise<void>;
  /** Undefined: there is none, or it is gone. */
  get(id: string): Promise<PendingFile | undefined>;
  bytes(id: string): Promise<Uint8Array | undefined>;
  /** Those that still wait, the oldest first. */
  waiting(): Promise<readonly string[]>;
  /** Replaces its state. With an end its bytes are deleted. */
  update(id: string, file: PendingFile): Promise<void>;
  /** No error for a missing one. */
  remove(id: string): Promise<void>;
  /**
   * Removes files whose wait ended before then (ISO 8601), and unacknowledged ones. Waiting files stay, however long.
   */
  removeOlderThan(before: string): Promise<void>;
  close(): void;
};

const FOLDER = 'waiting/';
const [FACTS, BYTES] = ['.json', '.file'];
const PATH = /^waiting\/([\w-]+)(\.json|\.file)$/;

/** `waiting/<id>.file` as long as it waits, and `waiting/<id>.json`, without which it was not acknowledged. */
export const waitingFilesIn = (bucket: Bucket): PendingFiles => {
  const putFacts = (id: string, file: PendingFile) =>
    bucket.put(`${FOLDER}${id}${FACTS}`, Buffer.from(JSON.stringify(file)), 'application/json');
  const get = async (id: string): Promise<PendingFile | undefined> => {
    const facts = await bucket.get(`${FOLDER}${id}${FACTS}`);
    return facts && (JSON.parse(Buffer.from(facts).toString()) as PendingFile);
  };
  const listed = async (): Promise<readonly Listed[]> => {
    const files: Listed[] = [];
    for await (const file of bucket.list(FOLDER)) files.push(file);
    return files;
  };
  return {
    put: async (id, file, bytes) => {
      await bucket.put(`${FOLDER}${id}${BYTES}`, bytes, 'application/octet-stream');
      await putFacts(id, file);
    },
    get,
    bytes: (id) => bucket.get(`${FOLDER}${id}${BYTES}`),
    waiting: async () => waitingIn(await listed()),
    update: async (id, file) => {
      await putFacts(id, file);
      if (file.ended) await bucket.remove(`${FOLDER}${id}${BYTES}`);
    },
    remove: async (id) => {
      for (const end of [FACTS, BYTES]) await bucket.remove(`${FOLDER}${id}${end}`);
    },
    removeOlderThan: async (before) => {
      const files = await listed();
      const waiting = new Set(waitingIn(files));
      const isOver = ({ path, modifiedMs }: Listed) =>
        modifiedMs < Date.parse(before) && !waiting.has(PATH.exec(path)?.[1] ?? '');
      for (const { path } of files.filter(isOver)) await bucket.remove(path);
    },
    close: () => bucket.close(),
  };
};

/** Ids with both files, the oldest bytes first. */
const waitingIn = (listed: readonly Listed[]): readonly string[] => {
  const parts = listed.toSorted((one, other) => one.modifiedMs - other.modifiedMs).map(({ path }) => PATH.exec(path));
  const withFacts = new Set(parts.flatMap((part) => (part?.[2] === FACTS ? (part[1] ?? []) : [])));
  return parts.flatMap((part) => (part?.[2] === BYTES && withFacts.has(part[1] ?? '') ? (part[1] ?? []) : []));
};
