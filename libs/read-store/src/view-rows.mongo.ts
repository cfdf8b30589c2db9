import type { Collection, Db, UpdateFilter } from 'mongodb';
import { type DocumentRow, documentsIn, parkedIn, type ParkedRow } from './collections.mongo.ts';
import { unlessTaken } from './driver-errors.mongo.ts';
import type { AnyProjection, Doc } from './projection.ts';
import { indexedFields } from './view-query.mongo.ts';
import type { LoadedDocument, ParkedEvent, StoredDocument, ViewBatch } from './view-writer.ts';

const DOCUMENTS_A_WRITE = 2_000;

/** The rows of one collection of a view and of its parked events. */
export class ViewRows {
  readonly name: string;
  readonly #projection: AnyProjection;
  readonly #documents: Collection<DocumentRow>;
  readonly #parked: Collection<ParkedRow>;

  constructor(db: Db, name: string, projection: AnyProjection) {
    this.name = name;
    this.#projection = projection;
    this.#documents = documentsIn(db, name);
    this.#parked = parkedIn(db, name);
  }

  async makeIndexes(): Promise<void> {
    for (const fields of declaredIndexes(this.#projection)) {
      const indexed = fields.map((field) => [`by.${field}`, 1] as const);
      await this.#documents.createIndex(Object.fromEntries([...indexed, ['_id', 1]]));
    }
  }

  async makeParkedIndex(): Promise<void> {
    await this.#parked.createIndex({ key: 1, position: 1 }, { unique: true });
  }

  async load(keys: readonly string[]): Promise<ReadonlyMap<string, LoadedDocument>> {
    const [rows, parked] = await Promise.all([
      this.#documents.find({ _id: { $in: [...keys] } }, { projection: { by: 0 } }).toArray(),
      this.#parked.find({ key: { $in: [...keys] } }, { projection: { _id: 0, error: 0 } }).toArray(),
    ]);
    const loaded = new Map<string, LoadedDocument>(rows.map((row) => [row._id, { ...stored(row), parked: false }]));
    for (const { key, position } of parked) {
      const document = loaded.get(key) ?? { key, position: 0, doc: null };
      // One that the document contains already was left behind by an interrupted replay.
      if (position > document.position) loaded.set(key, { ...document, parked: true });
    }
    return loaded;
  }

  async page(after: string | undefined, limit: number): Promise<readonly StoredDocument[]> {
    const behind = after === undefined ? {} : { _id: { $gt: after } };
    const found = this.#documents
      .find(behind, { projection: { by: 0 } })
      .sort({ _id: 1 })
      .limit(limit);
    return (await found.toArray()).map(stored);
  }

  async parked(): Promise<readonly ParkedEvent[]> {
    return this.#parked
      .find({}, { projection: { _id: 0 } })
      .sort({ key: 1, position: 1 })
      .toArray();
  }

  async parkedUnder(key: string): Promise<readonly ParkedEvent[]> {
    return this.#parked
      .find({ key }, { projection: { _id: 0 } })
      .sort({ position: 1 })
      .toArray();
  }

  /** Accepts what is newer than the stored state, in any order, any number of times. */
  async put({ documents, parked }: ViewBatch): Promise<void> {
    await this.#putDocuments(documents);
    if (parked.length > 0) await this.#park(parked);
  }

  /** Stores a document if the stored one is still at `was` (0: there is none). */
  async replace(document: StoredDocument, was: number): Promise<boolean> {
    const asItWas = { _id: document.key, position: was };
    const update = this.#update(document);
    if (was === 0) return unlessTaken(() => this.#documents.updateOne(asItWas, update, { upsert: true }));
    return (await this.#documents.updateOne(asItWas, update)).matchedCount === 1;
  }

  async takeOff(events: readonly ParkedEvent[]): Promise<void> {
    const each = events.map(({ key, position }) => ({ key, position }));
    if (each.length > 0) await this.#parked.deleteMany({ $or: each });
  }

  /**
   * A duplicate key means that a stored document is as new or newer. Some servers continue after it and some stop, so
   * what is stored by now is sorted out and the rest is sent again.
   */
  async #putDocuments(documents: readonly StoredDocument[]): Promise<void> {
    for (let from = 0; from < documents.length; from += DOCUMENTS_A_WRITE)
      await this.#putSome(documents.slice(from, from + DOCUMENTS_A_WRITE));
  }

  async #putSome(documents: readonly StoredDocument[]): Promise<void> {
    for (let rest = documents; rest.length > 0; rest = await this.#newer(rest)) {
      const writes = rest.map((document) => {
        const older = { _id: document.key, position: { $lt: document.position } };
        // Not `updateOne`: FerretDB holds a connection for each until the command ends, and has 50.
        return { updateMany: { filter: older, update: this.#update(document), upsert: true } };
      });
      if (await unlessTaken(() => this.#documents.bulkWrite(writes, { ordered: false }))) return;
    }
  }

  async #newer<Item extends { readonly key: string; readonly position: number }>(items: readonly Item[]) {
    const keys = items.map(({ key }) => key);
    const rows = this.#documents.find({ _id: { $in: keys } }, { projection: { position: 1 } });
    const positions = new Map((await rows.toArray()).map(({ _id, position }) => [_id, position]));
    return items.filter(({ key, position }) => position > (positions.get(key) ?? 0));
  }

  async #park(events: readonly ParkedEvent[]): Promise<void> {
    for (const event of await this.#newer(events)) await unlessTaken(() => this.#parked.insertOne({ ...event }));
  }

  #update({ position, doc }: StoredDocument): UpdateFilter<DocumentRow> {
    if (doc === null) return { $set: { position }, $unset: { doc: '', by: '' } };
    return { $set: { position, doc: JSON.stringify(doc), by: indexedFields(declaredFields(this.#projection), doc) } };
  }
}

const stored = ({ _id, position, doc }: DocumentRow): StoredDocument => ({
  key: _id,
  position,
  doc: doc === undefined ? null : (JSON.parse(doc) as Doc),
});

const declaredIndexes = ({ indexes }: AnyProjection): readonly (readonly string[])[] => indexes;

const declaredFields = (projection: AnyProjection): readonly string[] => [
  ...new Set(declaredIndexes(projection).flat()),
];
