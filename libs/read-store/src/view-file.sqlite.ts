import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { column, columnValue, fieldsOf, fieldValue, indexName } from './columns.sqlite.ts';
import { onFile } from './driver-errors.sqlite.ts';
import type { AnyProjection, Doc } from './projection.ts';
import type { Checkpoint, LoadedDocument, ParkedEvent, StoredDocument, ViewBatch } from './view-writer.ts';

type Row = { key: string; position: number; doc: string | null };
type CheckpointRow = { position: number; logId: string; shapes?: string | null };

const BY_KEYS = `SELECT documents.key, position, doc FROM json_each(?) CROSS JOIN documents
  ON documents.key = json_each.value`;
const PARKED_KEYS = 'SELECT value FROM json_each(?) WHERE EXISTS (SELECT 1 FROM parked WHERE key = value)';
const SELECT_PAGE = 'SELECT key, position, doc FROM documents';

/** One collection of a view: documents, parked events, and the checkpoint, in one SQLite file. */
export class ViewFile {
  readonly database: DatabaseSync;
  readonly #projection: AnyProjection;
  readonly #fields: readonly string[];
  readonly #statements = new Map<string, StatementSync>();

  /** `mode`: create the file, write to one that exists, or only read it. */
  constructor(path: string, mode: 'rwc' | 'rw' | 'ro', projection: AnyProjection, pragmas: readonly string[]) {
    this.#projection = projection;
    this.#fields = fieldsOf(projection);
    const url = pathToFileURL(path);
    url.searchParams.set('mode', mode);
    this.database = onFile(() => new DatabaseSync(url, { readOnly: mode === 'ro' }));
    onFile(() => this.database.exec(pragmas.map((pragma) => `PRAGMA ${pragma};`).join(' ')));
  }

  makeTables(): void {
    const columns = this.#fields.map((field) => `, ${column(field)}`).join('');
    onFile(() =>
      this.database.exec(`
        CREATE TABLE documents (key TEXT PRIMARY KEY, position INTEGER NOT NULL, doc TEXT${columns}) WITHOUT ROWID;
        CREATE TABLE parked (key TEXT, position INTEGER, stream TEXT, error TEXT, PRIMARY KEY (key, position)) WITHOUT ROWID;
        CREATE TABLE checkpoint (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL, logId TEXT NOT NULL, shapes TEXT);`),
    );
  }

  makeIndexes(): void {
    for (const [at, fields] of this.#projection.indexes.entries()) {
      const columns = [...(fields as readonly string[]).map(column), 'key'].join(', ');
      onFile(() =>
        this.database.exec(
          `CREATE INDEX IF NOT EXISTS ${indexName(at)} ON documents (${columns}) WHERE doc IS NOT NULL`,
        ),
      );
    }
  }

  checkpoint(): Checkpoint | undefined {
    return readCheckpoint(this.database);
  }

  load(keys: readonly string[]): ReadonlyMap<string, LoadedDocument> {
    return onFile(() => {
      const wanted = JSON.stringify(keys);
      const parked = new Set(
        this.#prepared(PARKED_KEYS)
          .all(wanted)
          .map((row) => String(row['value'])),
      );
      const rows = this.#prepared(BY_KEYS).all(wanted) as Row[];
      const loaded = new Map(rows.map((row) => [row.key, { ...stored(row), parked: parked.has(row.key) }]));
      for (const key of parked) if (!loaded.has(key)) loaded.set(key, { key, position: 0, doc: null, parked: true });
      return loaded;
    });
  }

  page(after: string | undefined, limit: number): readonly StoredDocument[] {
    const rows = onFile(() =>
      after === undefined
        ? this.#prepared(`${SELECT_PAGE} ORDER BY key LIMIT ?`).all(limit)
        : this.#prepared(`${SELECT_PAGE} WHERE key > ? ORDER BY key LIMIT ?`).all(after, limit),
    );
    return (rows as Row[]).map(stored);
  }

  parked(): readonly ParkedEvent[] {
    const rows = onFile(() =>
      this.#prepared('SELECT key, position, stream, error FROM parked ORDER BY key, position').all(),
    );
    return rows.map((row) => ({ ...row }) as ParkedEvent);
  }

  /** Writes a batch inside a transaction of the caller. */
  put({ documents, parked, checkpoint }: ViewBatch): void {
    const put = this.#prepared(this.#upsert());
    for (const { key, position, doc } of documents)
      put.run(key, position, doc && JSON.stringify(doc), ...this.#row(doc));
    const park = this.#prepared(`
      INSERT OR IGNORE INTO parked SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (SELECT 1 FROM documents WHERE key = ?1 AND position >= ?2)`);
    for (const { key, position, stream, error } of parked) park.run(key, position, stream, error);
    if (checkpoint) this.#moveCheckpoint(checkpoint);
  }

  /** Removes events from the parked ones, inside a transaction of the caller. */
  takeOff(events: readonly ParkedEvent[]): void {
    const remove = this.#prepared('DELETE FROM parked WHERE key = ? AND position = ?');
    for (const { key, position } of events) remove.run(key, position);
  }

  close(): void {
    if (this.database.isOpen) onFile(() => this.database.close());
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #upsert(): string {
    const columns = ['key', 'position', 'doc', ...this.#fields.map(column)];
    return `INSERT INTO documents (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
      ON CONFLICT (key) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
      WHERE excluded.position > documents.position`;
  }

  #row(doc: Doc | null): readonly (string | number | null)[] {
    return this.#fields.map((field) => (doc === null ? null : columnValue(fieldValue(doc, field))));
  }

  #moveCheckpoint({ position, logId, shapes }: Checkpoint): void {
    this.#prepared(
      `
      INSERT INTO checkpoint (one, position, logId, shapes) VALUES (1, ?, ?, ?)
      ON CONFLICT (one) DO UPDATE SET position = excluded.position, shapes = excluded.shapes
      WHERE excluded.position > position`,
    ).run(position, logId, shapes ?? null);
  }
}

/** Files of earlier releases have no list of shapes: they are not continued but built again. */
export const readCheckpoint = (database: DatabaseSync): Checkpoint | undefined => {
  const row = onFile(() => database.prepare('SELECT * FROM checkpoint').get()) as CheckpointRow | undefined;
  return row && { position: row.position, logId: row.logId, shapes: row.shapes ?? undefined };
};

const stored = ({ key, position, doc }: Row): StoredDocument => ({
  key,
  position,
  doc: doc === null ? null : (JSON.parse(doc) as Doc),
});
