import { addHashes, canonicalJson, documentHash } from './content-hash.ts';
import type { StoredDocument, ViewCollection } from './view-writer.ts';

/** A document that differs between both; undefined where there is none. */
export type Difference = {
  readonly key: string;
  readonly live: StoredDocument | undefined;
  readonly replayed: StoredDocument | undefined;
};

/** Content hashes as 32 hex digits, over `documents` documents of the live collection. */
export type Comparison = {
  readonly equal: boolean;
  readonly documents: number;
  readonly liveHash: string;
  readonly replayedHash: string;
  readonly firstDifference?: Difference;
};

const PAGE = 1_000;

/**
 * Compares a live collection, which may be written to at the same time, with one replayed up to `position`, which the
 * live one has reached. Documents that have moved beyond `position` are left out on both sides: the rest must be the
 * same.
 */
export const compareCollections = async (
  live: ViewCollection,
  replayed: ViewCollection,
  position: number,
): Promise<Comparison> => {
  let [liveSum, replayedSum, documents] = [0n, 0n, 0];
  let firstDifference: Difference | undefined;
  for await (const [inLive, inReplayed] of pairs(live, replayed)) {
    if (inLive && inLive.position > position) continue;
    const here = inLive?.doc ? inLive : undefined;
    const there = inReplayed?.doc ? inReplayed : undefined;
    const hash = here ? documentHash(here) : 0n;
    liveSum = addHashes(liveSum, hash);
    const same = here === there || (here !== undefined && there !== undefined && isSame(here, there));
    replayedSum = addHashes(replayedSum, same ? hash : there ? documentHash(there) : 0n);
    documents += here ? 1 : 0;
    const key = (here ?? there)?.key;
    if (!same && key !== undefined) firstDifference ??= { key, live: here, replayed: there };
  }
  return {
    equal: liveSum === replayedSum && !firstDifference,
    documents,
    liveHash: asHex(liveSum),
    replayedHash: asHex(replayedSum),
    ...(firstDifference ? { firstDifference } : {}),
  };
};

const asHex = (sum: bigint): string => sum.toString(16).padStart(32, '0');

const isSame = (a: StoredDocument, b: StoredDocument): boolean =>
  a.position === b.position && canonicalJson(a.doc) === canonicalJson(b.doc);

type Pair = readonly [live: StoredDocument | undefined, replayed: StoredDocument | undefined];

/** Walks both in key order; a key that only one has is paired with nothing. */
async function* pairs(live: ViewCollection, replayed: ViewCollection): AsyncGenerator<Pair> {
  const [left, right] = [walk(live), walk(replayed)];
  let [a, b] = [await left.next(), await right.next()];
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : inKeyOrder(a.value.key, b.value.key);
    yield [order <= 0 && !a.done ? a.value : undefined, order >= 0 && !b.done ? b.value : undefined];
    if (order <= 0) a = await left.next();
    if (order >= 0) b = await right.next();
  }
}

async function* walk(collection: ViewCollection): AsyncGenerator<StoredDocument, undefined> {
  for (let after: string | undefined; ;) {
    const page = await collection.page(after, PAGE);
    yield* page;
    after = page.at(-1)?.key;
    if (page.length < PAGE) return undefined;
  }
}

/** Stores order keys by their UTF-8 bytes; JavaScript's `<` differs beyond the basic plane. */
const inKeyOrder = (a: string, b: string): number => (a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b)));
