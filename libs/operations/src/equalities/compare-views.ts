import { setImmediate as turn, setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { projections } from '#projections';
import { viewId } from '#read-store';
import type { ComparedStores, Equality, LogNaming, Naming } from './equality.ts';
import { equalities } from './equalities.ts';

/** A difference: the name, and the value of each source. */
export type Unequal = { readonly name: string; readonly says: Readonly<Record<string, unknown>> };

/** The result of one equality. `first` of those that differ. */
export type Compared = {
  readonly equality: string;
  readonly views: readonly string[];
  readonly compared: number;
  readonly differing: number;
  readonly first: Unequal | null;
  readonly unequal: readonly Unequal[];
};

type Going = { mayGoOn?(): Promise<void> };

/** Checks every equality of a view, over all names; those with views that are not built are left out. */
export const compareViews = async (
  stores: ComparedStores,
  { view, mayGoOn }: { readonly view?: string } & Going = {},
): Promise<readonly Compared[]> => {
  const found: Compared[] = [];
  for (const equality of equalities.filter(({ views }) => view === undefined || views.includes(view))) {
    if (!(await isBuilt(stores, equality))) continue;
    const names = new Set<string>();
    for (const naming of equality.names) {
      for await (const page of pagesOf(stores, naming)) for (const name of page) names.add(name);
      await mayGoOn?.();
    }
    for await (const name of namesInLog(stores, equality.logged)) names.add(name);
    found.push(await compared(stores, equality, names, { ...(mayGoOn && { mayGoOn }) }));
  }
  return found;
};

const PAGE = 500;
const EVENTS = 5_000;

/** Names missing in every view are in the log. */
async function* namesInLog({ eventStore }: ComparedStores, { types, nameOf }: LogNaming): AsyncGenerator<string> {
  const [head, wanted] = [await eventStore.head(), new Set(types)];
  for (let at = 0; at < head;) {
    const { events, position } = await eventStore.readAll(at, EVENTS, wanted);
    for (const event of events) {
      const name = nameOf(event);
      if (name !== undefined) yield name;
    }
    if (position <= at) return;
    at = position;
    await turn();
  }
}

async function* pagesOf(stores: ComparedStores, naming: Naming): AsyncGenerator<readonly string[]> {
  let after: string | undefined;
  do {
    const { names, next } = await page(stores, naming, PAGE, after);
    yield names;
    await turn();
    after = next;
  } while (after !== undefined);
}

export const page = async (
  { readStore }: ComparedStores,
  { view, nameOf }: Naming,
  limit: number,
  after: string | undefined,
) => {
  const order = { field: 'key' };
  const { items, next } = await readStore.view(view).find({ order, limit, ...(after === undefined ? {} : { after }) });
  return { names: items.flatMap(({ key, doc }) => nameOf(key, doc) ?? []), next };
};

export const isBuilt = async ({ readStore }: ComparedStores, { views, names }: Equality): Promise<boolean> => {
  const built = new Set((await readStore.status()).flatMap((one) => (one.checkpoint ? viewId(one) : [])));
  const isOf = (name: string) => views.includes(name) || names.some(({ view }) => view.name === name);
  return projections.filter(({ name }) => isOf(name)).every((one) => built.has(viewId(one)));
};

export const compared = async (
  stores: ComparedStores,
  equality: Equality,
  names: ReadonlySet<string>,
  { mayGoOn }: Going = {},
): Promise<Compared> => {
  const unequal: Unequal[] = [];
  for (const name of names) {
    const says = await differing(stores, equality, name);
    if (says) unequal.push({ name, says });
    await mayGoOn?.();
    // File stores answer without yielding to other work.
    await turn();
  }
  const { name, views } = equality;
  return { equality: name, views, compared: names.size, differing: unequal.length, first: unequal[0] ?? null, unequal };
};

const TRIES = 5;
const AGAIN_MS = 200;

/**
 * The values, where they differ. Views read the log independently: a difference is read again until they have read all
 * relevant events, and counts when it is still there.
 */
const differing = async (
  stores: ComparedStores,
  equality: Equality,
  name: string,
): Promise<Unequal['says'] | undefined> => {
  let says = await equality.says(stores, name);
  for (let tried = 0; !isEqual(says) && tried < TRIES; tried += 1) {
    if (tried > 0) await delay(AGAIN_MS);
    const [before, haveRead] = [says, await haveReadAll(stores, equality)];
    says = await equality.says(stores, name);
    if (haveRead && isDeepStrictEqual(says, before)) return says;
  }
  // Equal, or some view is far behind: other checks report that.
  return undefined;
};

const isEqual = (says: Unequal['says']): boolean => {
  const [first, ...others] = Object.values(says);
  return others.every((one) => isDeepStrictEqual(one, first));
};

/** More than happens while a view reads. */
const NEWS_READ = 10_000;

/** Whether each of the views has read all events that any of them handles. */
const haveReadAll = async ({ eventStore, readStore }: ComparedStores, { views }: Equality): Promise<boolean> => {
  const own = projections.filter(({ name }) => views.includes(name));
  const stored = await readStore.status();
  const positions = own.map((one) => stored.find((each) => viewId(each) === viewId(one))?.checkpoint?.position ?? 0);
  const types = new Set<string>(own.flatMap(({ handles }) => handles));
  const head = await eventStore.head();
  const { events, position } = await eventStore.readAll(Math.min(...positions), NEWS_READ, types);
  return events.length === 0 && position >= head;
};
