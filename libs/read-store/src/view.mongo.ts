import { performance } from 'node:perf_hooks';
import type { Collection, Db } from 'mongodb';
import { type DocumentRow, documentsIn } from './collections.mongo.ts';
import { writeCursor } from './cursor.ts';
import { onServer } from './driver-errors.mongo.ts';
import type { AnyProjection, Doc } from './projection.ts';
import { checkKeys, planQuery, type QueryPlan } from './query-shape.ts';
import { type Page, ReadStoreUnavailable, type Scalar, type Stored, type View, type ViewQuery } from './view.ts';
import { planFilter, planSort } from './view-query.mongo.ts';
import { checkpointOf, type ViewRegistry } from './view-registry.mongo.ts';
import { viewId } from './view-writer.ts';

/** How long a reader may continue without asking which collection is live. */
const TRUSTED_MS = 1_000;
/** The server aborts a read that takes longer. */
const MAX_TIME_MS = 5_000;

/** A view through the collection that is currently live. */
export class MongoView implements View<Doc> {
  readonly name: string;
  readonly #db: Db;
  readonly #registry: ViewRegistry;
  readonly #projection: AnyProjection;
  #live: { readonly collection: string; readonly trustedUntil: number } | undefined;

  constructor(db: Db, registry: ViewRegistry, projection: AnyProjection) {
    this.name = projection.name;
    this.#db = db;
    this.#registry = registry;
    this.#projection = projection;
  }

  position(): Promise<number> {
    return onServer(async () => {
      const { live, claim } = await this.#look();
      return checkpointOf(live, claim)?.position ?? 0;
    });
  }

  async get(key: string): Promise<Stored<Doc> | undefined> {
    return (await this.getMany([key])).get(key);
  }

  async getMany(keys: readonly string[]): Promise<ReadonlyMap<string, Stored<Doc>>> {
    checkKeys(this.name, keys);
    const wanted = { _id: { $in: [...new Set(keys)] }, doc: { $exists: true } };
    const rows = await this.#read(
      (documents) => documents.find(wanted, FOUND).toArray(),
      ({ length }) => length === wanted._id.$in.length,
    );
    return new Map(rows.map((row) => [row._id, found(row)]));
  }

  async find(query: ViewQuery): Promise<Page<Doc>> {
    const plan = planQuery(this.#projection, query);
    const more = plan.limit + 1;
    const rows = await this.#read(
      // One batch: no cursor stays open on a collection that may be replaced.
      (documents) =>
        documents
          .find(planFilter(plan), FOUND)
          .sort(planSort(plan))
          .limit(more)
          .batchSize(more + 1)
          .toArray(),
      ({ length }) => length === more,
    );
    const items = rows.slice(0, plan.limit).map(found);
    const last = items.at(-1);
    return rows.length === more && last ? { items, next: nextCursor(plan, last) } : { items };
  }

  async countUpTo(query: Omit<ViewQuery, 'after' | 'limit' | 'order'>, limit: number): Promise<number> {
    const filter = planFilter(planQuery(this.#projection, { ...query, limit: 1 }));
    return this.#read(
      (documents) => documents.countDocuments(filter, { limit, maxTimeMS: MAX_TIME_MS }),
      (count) => count === limit,
    );
  }

  /**
   * Reads from the collection that was live at the last check. Its removal shows as missing data or an error: then it
   * checks again, and reads again where another one is live.
   */
  #read<Result>(
    read: (documents: Collection<DocumentRow>) => Promise<Result>,
    lacksNothing: (result: Result) => boolean,
  ): Promise<Result> {
    return onServer(async () => {
      for (;;) {
        const collection = this.#trusted() ?? (await this.#lookUp());
        const [outcome] = await Promise.allSettled([read(documentsIn(this.#db, collection))]);
        if (outcome.status === 'fulfilled' && lacksNothing(outcome.value)) return outcome.value;
        if ((await this.#lookUp()) !== collection) continue;
        if (outcome.status === 'rejected') throw outcome.reason;
        return outcome.value;
      }
    });
  }

  #trusted(): string | undefined {
    return this.#live && performance.now() < this.#live.trustedUntil ? this.#live.collection : undefined;
  }

  async #lookUp(): Promise<string> {
    const collection = (await this.#look()).live?.collection;
    if (collection === undefined) throw new ReadStoreUnavailable(`view ${viewId(this.#projection)} is not built yet`);
    return collection;
  }

  async #look() {
    const trustedUntil = performance.now() + TRUSTED_MS;
    const registered = await this.#registry.get(this.#projection);
    const collection = registered.live?.collection;
    this.#live = collection === undefined ? undefined : { collection, trustedUntil };
    return registered;
  }
}

const FOUND = { projection: { by: 0 }, maxTimeMS: MAX_TIME_MS } as const;

const found = ({ _id, position, doc }: DocumentRow): Stored<Doc> => ({
  key: _id,
  position,
  doc: JSON.parse(doc ?? '{}') as Doc,
});

const nextCursor = ({ shape, sort }: QueryPlan, { key, doc }: Stored<Doc>): string =>
  writeCursor(shape, { value: sort === undefined ? null : ((doc[sort] ?? null) as Scalar), key });
