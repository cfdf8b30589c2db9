import { CursorUnreadable, type ReadStore, tryLease } from '#read-store';
import { compared, isBuilt, page } from './compare-views.ts';
import { equalities } from './equalities.ts';
import type { ComparedStores, Equality, Naming } from './equality.ts';

/**
 * The results of one equality in samples so far; `unequal` is checked again each time, `cursors` is where the next
 * sample starts.
 */
export type SampledEquality = {
  readonly equality: string;
  readonly views: readonly string[];
  readonly compared: number;
  readonly unequal: readonly string[];
  readonly cursors: readonly (string | null)[];
};

/** The results of samples by all nodes; `at` ISO 8601. */
export type Sampled = { readonly at: string; readonly equalities: readonly SampledEquality[] };

const NOTE = 'equalities';
/** The limit of names reported and checked again; a full comparison finds all. */
const UNEQUAL_KEPT = 100;

/** Undefined before the first sample. */
export const sampledViews = async ({ notes }: ReadStore): Promise<Sampled | undefined> =>
  (await notes.get(NOTE)) as Sampled | undefined;

/**
 * Takes the next sample, `limit` names from each source, and stores the result; undefined while another node takes one.
 */
export const sampleViews = async (
  stores: ComparedStores,
  { limit, now, holder }: { readonly limit: number; readonly now: string; readonly holder: string },
): Promise<Sampled | undefined> => {
  const lease = await tryLease(stores.readStore.leases, NOTE, holder);
  if (!lease) return undefined;
  try {
    const before = await sampledViews(stores.readStore);
    const found: SampledEquality[] = [];
    for (const equality of equalities) {
      if (!(await isBuilt(stores, equality))) continue;
      const so = before?.equalities.find((one) => one.equality === equality.name);
      found.push(await sampled(stores, equality, so, limit));
    }
    const sample = { at: now, equalities: found };
    await stores.readStore.notes.put(NOTE, sample);
    return sample;
  } finally {
    await lease.release();
  }
};

const sampled = async (
  stores: ComparedStores,
  equality: Equality,
  before: SampledEquality | undefined,
  limit: number,
): Promise<SampledEquality> => {
  const names = new Set(before?.unequal);
  const cursors: (string | null)[] = [];
  for (const [at, naming] of equality.names.entries()) {
    const read = await pageAfter(stores, naming, limit, before?.cursors[at] ?? undefined);
    for (const name of read.names) names.add(name);
    cursors.push(read.next ?? null);
  }
  const { unequal } = await compared(stores, equality, names);
  return {
    equality: equality.name,
    views: equality.views,
    compared: (before?.compared ?? 0) + names.size,
    unequal: unequal.map(({ name }) => name).slice(0, UNEQUAL_KEPT),
    cursors,
  };
};

/** The cursor may be invalid in a view that was rebuilt since. */
const pageAfter = async (stores: ComparedStores, naming: Naming, limit: number, after: string | undefined) => {
  try {
    return await page(stores, naming, limit, after);
  } catch (error) {
    if (!(error instanceof CursorUnreadable)) throw error;
    return page(stores, naming, limit, undefined);
  }
};
