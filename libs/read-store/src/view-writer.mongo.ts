import type { Db } from 'mongodb';
import { onServer } from './driver-errors.mongo.ts';
import type { AnyProjection } from './projection.ts';
import { beginSide, takeStaged } from './side-collection.mongo.ts';
import { checkpointOf, type ViewRegistry } from './view-registry.mongo.ts';
import { ViewRows } from './view-rows.mongo.ts';
import { type ParkedEvent, type StoredDocument, type ViewBatch, ViewSwitched, type ViewWriter } from './view-writer.ts';

const COPIED_AT_ONCE = 1_000;

/** The live collection. Documents go to the one it has turned to; only the checkpoint finds out whether that is live. */
export class MongoViewWriter implements ViewWriter {
  readonly #db: Db;
  readonly #registry: ViewRegistry;
  readonly #projection: AnyProjection;
  #rows: ViewRows | undefined;

  constructor(db: Db, registry: ViewRegistry, projection: AnyProjection) {
    this.#db = db;
    this.#registry = registry;
    this.#projection = projection;
  }

  checkpoint() {
    return onServer(async () => {
      const { live, claim } = await this.#registry.get(this.#projection);
      await this.#turnTo(live?.collection);
      return checkpointOf(live, claim);
    });
  }

  load(keys: readonly string[]) {
    return onServer(async () => (await this.#current())?.load(keys) ?? new Map());
  }

  page(after: string | undefined, limit: number) {
    return onServer(async () => (await this.#current())?.page(after, limit) ?? []);
  }

  parked() {
    return onServer(async () => (await this.#current())?.parked() ?? []);
  }

  write(batch: ViewBatch): Promise<void> {
    return onServer(async () => {
      const rows = this.#rows ?? (await this.#turnTo(await this.#registry.ensureLive(this.#projection)));
      if (!rows) throw new ViewSwitched(this.#projection);
      await rows.put(batch);
      await this.#checked(() => this.#registry.moveLive(this.#projection, rows.name, batch.checkpoint));
    });
  }

  /**
   * The document first: after an interruption the events are found to be in it, and are removed when they are replayed.
   */
  unpark(document: StoredDocument, events: readonly ParkedEvent[]): Promise<boolean> {
    return onServer(async () => {
      const rows = await this.#current();
      if (!rows) return false;
      const parked = await rows.parkedUnder(document.key);
      const was = (await rows.load([document.key])).get(document.key)?.position ?? 0;
      const same =
        parked.length === events.length && parked.every(({ position }, at) => position === events[at]?.position);
      if (!same || was > document.position) return false;
      await this.#checked(() => this.#registry.moveLive(this.#projection, rows.name, undefined));
      if (!(await rows.replace(document, was))) return false;
      await rows.takeOff(events);
      return true;
    });
  }

  beginSide() {
    return onServer(() => beginSide(this.#db, this.#registry, this.#projection));
  }

  /** Under another name: readers that trust this one for a moment after the switch must find that it is gone. */
  keepBefore(): Promise<void> {
    return onServer(async () => {
      const name = await this.#registry.startCopy(this.#projection);
      const live = await this.#current();
      if (name === undefined || !live) return;
      const copy = new ViewRows(this.#db, name, this.#projection);
      await copy.makeParkedIndex();
      await copy.put({ documents: [], parked: await live.parked() });
      for (let after: string | undefined; ;) {
        const documents = await live.page(after, COPIED_AT_ONCE);
        if (documents.length === 0) break;
        await copy.put({ documents, parked: [] });
        after = documents.at(-1)?.key;
      }
      await copy.makeIndexes();
    });
  }

  takeAside() {
    return onServer(() => takeStaged(this.#db, this.#registry, this.#projection));
  }

  /** Our write may have recreated a collection that is dead by now: no one else would remove it soon. */
  async #checked(move: () => Promise<void>): Promise<void> {
    try {
      await move();
    } catch (error) {
      if (error instanceof ViewSwitched) await this.#registry.removeDead(this.#projection);
      throw error;
    }
  }

  async #current(): Promise<ViewRows | undefined> {
    if (this.#rows) return this.#rows;
    const { live } = await this.#registry.get(this.#projection);
    return this.#turnTo(live?.collection);
  }

  /** The process that made it live may have ended before its indexes were there; if they exist, this costs nothing. */
  async #turnTo(collection: string | undefined): Promise<ViewRows | undefined> {
    if (collection === this.#rows?.name) return this.#rows;
    this.#rows = undefined;
    if (collection === undefined) return undefined;
    const rows = new ViewRows(this.#db, collection, this.#projection);
    await rows.makeParkedIndex();
    await rows.makeIndexes();
    this.#rows = rows;
    return rows;
  }
}
