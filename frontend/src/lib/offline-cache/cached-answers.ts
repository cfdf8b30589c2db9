import type { Answer } from '../api/query-api.ts';

const prefix = 'tdr-answers-';
/**
 * The browser's own cache of responses: the last ones, for use without a network. Its number changes with the shape of
 * any response, because the cache outlives the build that wrote it.
 */
const storeName = `${prefix}1`;
const mostKept = 200;

type Kept = { answer: Answer<unknown>; at: number };

/** The user may change during a request: a response for the previous user is not cached. */
let person = 0;

const canKeep = (): boolean => 'caches' in globalThis;
const addressOf = (key: readonly string[]): string => `/kept/${key.map(encodeURIComponent).join('/')}`;

/** Views contain Maps; JSON has none. */
const pack = (_key: string, value: unknown): unknown => (value instanceof Map ? { $map: [...value] } : value);
const unpack = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$map' in value ? new Map(value.$map as [unknown, unknown][]) : value;

/** A token of the current user; pass it to `cacheAnswer`. */
export const cacheOwner = (): number => person;

/** Deletes the caches of responses, or only those of another shape, from another build. */
async function deleteStores(isGone = (_name: string): boolean => true): Promise<void> {
  const gone = (await caches.keys()).filter((name) => name.startsWith(prefix) && isGone(name));
  await Promise.all(gone.map((name) => caches.delete(name)));
}

let tidied = false;

/** Once a visit is enough: other shapes come with other builds. */
async function tidy(): Promise<void> {
  if (tidied) return;
  tidied = true;
  await deleteStores((name) => name !== storeName);
}

/** Caches a response with its time. A browser without storage is no error. */
export async function cacheAnswer(key: readonly string[], answer: Answer<unknown>, keeper: number): Promise<void> {
  if (!canKeep() || keeper !== person) return;
  try {
    await tidy();
    const store = await caches.open(storeName);
    if (keeper !== person) return;
    const kept = { answer, at: Date.now() } satisfies Kept;
    await store.put(addressOf(key), new Response(JSON.stringify(kept, pack)));
    const addresses = await store.keys();
    await Promise.all(addresses.slice(0, -mostKept).map((address) => store.delete(address)));
    if (keeper !== person) await deleteStores();
  } catch {
    // no room, or storage is disabled: the page works, only not without a network
  }
}

/** The last response to this request, and its time (ms since 1970). */
export async function cachedAnswer(key: readonly string[]): Promise<Kept | undefined> {
  if (!canKeep()) return undefined;
  try {
    const response = await (await caches.open(storeName)).match(addressOf(key));
    return response && (JSON.parse(await response.text(), unpack) as Kept);
  } catch {
    return undefined;
  }
}

/** On logout, or login of another user: the cache is not theirs. */
export async function forgetAnswers(): Promise<void> {
  person += 1;
  if (canKeep()) await deleteStores().catch(() => undefined);
}
