import type { Db } from 'mongodb';
import { onServer } from './driver-errors.mongo.ts';
import type { AnyProjection } from './projection.ts';
import { checkpointOf, type ViewRegistry } from './view-registry.mongo.ts';
import { ViewRows } from './view-rows.mongo.ts';
import type { SideCollection, ViewBatch } from './view-writer.ts';

/** An empty collection next to the live one; removes those of interrupted rebuilds. */
export const beginSide = async (db: Db, registry: ViewRegistry, projection: AnyProjection): Promise<SideCollection> => {
  const rows = new ViewRows(db, await registry.startSide(projection), projection);
  await registry.removeDead(projection);
  await rows.makeParkedIndex();
  return new MongoSideCollection(registry, projection, rows);
};

/** The collection set aside: no one reads it, and its documents hold their positions themselves. */
export const takeStaged = async (
  db: Db,
  registry: ViewRegistry,
  projection: AnyProjection,
): Promise<SideCollection | undefined> => {
  const collection = await registry.takeAside(projection);
  if (collection === undefined) return undefined;
  await registry.removeDead(projection);
  return new MongoSideCollection(registry, projection, new ViewRows(db, collection, projection));
};

class MongoSideCollection implements SideCollection {
  readonly #registry: ViewRegistry;
  readonly #projection: AnyProjection;
  readonly #rows: ViewRows;

  constructor(registry: ViewRegistry, projection: AnyProjection, rows: ViewRows) {
    this.#registry = registry;
    this.#projection = projection;
    this.#rows = rows;
  }

  checkpoint() {
    return onServer(async () => {
      const side = (await this.#registry.get(this.#projection)).side;
      return side?.collection === this.#rows.name ? checkpointOf(side) : undefined;
    });
  }

  load(keys: readonly string[]) {
    return onServer(() => this.#rows.load(keys));
  }

  page(after: string | undefined, limit: number) {
    return onServer(() => this.#rows.page(after, limit));
  }

  parked() {
    return onServer(() => this.#rows.parked());
  }

  write(batch: ViewBatch): Promise<void> {
    return onServer(async () => {
      await this.#rows.put(batch);
      if (batch.checkpoint) await this.#registry.moveSide(this.#projection, this.#rows.name, batch.checkpoint);
    });
  }

  makeIndexes() {
    return onServer(() => this.#rows.makeIndexes());
  }

  becomeLive(): Promise<'live' | 'behind'> {
    return onServer(async () => {
      const became = await this.#registry.goLive(this.#projection, this.#rows.name);
      // Immediately: a reader that misses something checks whether it was in the right place.
      if (became === 'live') await this.#registry.removeDead(this.#projection);
      return became;
    });
  }

  setAside(): Promise<void> {
    return onServer(async () => {
      await this.#registry.setAside(this.#projection, this.#rows.name);
      await this.#registry.removeDead(this.#projection);
    });
  }

  discard(): Promise<void> {
    return onServer(async () => {
      await this.#registry.dropSide(this.#projection, this.#rows.name);
      await this.#registry.removeDead(this.#projection);
    });
  }
}
