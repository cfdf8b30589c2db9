import type { StatementSync } from 'node:sqlite';
import { writeCursor } from './cursor.ts';
import { unlessDamaged } from './damaged-view.sqlite.ts';
import { onFile } from './driver-errors.sqlite.ts';
import type { AnyProjection, Doc } from './projection.ts';
import { checkKeys, planQuery, type QueryPlan } from './query-shape.ts';
import { type Registry, withAdvance } from './registry.sqlite.ts';
import { type Page, ReadStoreUnavailable, type Scalar, type Stored, type View, type ViewQuery } from './view.ts';
import { turnDue } from './turns.sqlite.ts';
import { countSql, pageSql, type Sql } from './view-query.sqlite.ts';
import { ViewFile } from './view-file.sqlite.ts';
import { viewPath } from './view-files.sqlite.ts';
import { viewId } from './view-writer.ts';

type Row = [key: string, position: number, doc: string];
type Open = { readonly generation: number; readonly file: ViewFile; readonly statements: Map<string, StatementSync> };

const BY_KEY = 'SELECT key, position, doc FROM documents WHERE key = ? AND doc IS NOT NULL';
/** One statement for many keys takes half the time of one for each. */
const BY_KEYS = `SELECT documents.key, position, doc FROM json_each(?) CROSS JOIN documents
  ON documents.key = json_each.value WHERE doc IS NOT NULL`;

/** A view's live file through a connection that cannot write. It checks which file is live before every read. */
export class SqliteView implements View<Doc> {
  readonly name: string;
  readonly #folder: string;
  readonly #registry: Registry;
  readonly #projection: AnyProjection;
  #open: Open | undefined;

  constructor(folder: string, registry: Registry, projection: AnyProjection) {
    this.name = projection.name;
    this.#folder = folder;
    this.#registry = registry;
    this.#projection = projection;
  }

  async position(): Promise<number> {
    const registered = this.#registry.get(this.#projection);
    if (registered?.live === undefined) return 0;
    const own = this.#onLive(() => this.#live().file.checkpoint());
    return own ? withAdvance(own, registered).position : 0;
  }

  async get(key: string): Promise<Stored<Doc> | undefined> {
    await turnDue();
    const [row] = this.#rows({ text: BY_KEY, values: [key] });
    return row && stored(row);
  }

  async getMany(keys: readonly string[]): Promise<ReadonlyMap<string, Stored<Doc>>> {
    checkKeys(this.name, keys);
    await turnDue();
    const rows = this.#rows({ text: BY_KEYS, values: [JSON.stringify(keys)] });
    return new Map(rows.map((row) => [row[0], stored(row)]));
  }

  async find(query: ViewQuery): Promise<Page<Doc>> {
    const plan = planQuery(this.#projection, query);
    await turnDue();
    const rows = this.#rows(pageSql(plan));
    const items = rows.slice(0, plan.limit).map(stored);
    const last = items.at(-1);
    return rows.length > plan.limit && last ? { items, next: nextCursor(plan, last) } : { items };
  }

  async countUpTo(query: Omit<ViewQuery, 'after' | 'limit' | 'order'>, limit: number): Promise<number> {
    const plan = planQuery(this.#projection, { ...query, limit: 1 });
    const [row] = this.#rows(countSql(plan, limit));
    return Number(row?.[0] ?? 0);
  }

  close(): void {
    this.#open?.file.close();
    this.#open = undefined;
  }

  #rows({ text, values }: Sql): readonly Row[] {
    return this.#onLive(() => {
      const open = this.#live();
      return onFile(() => prepared(open, text).all(...values)) as unknown as readonly Row[];
    });
  }

  #onLive<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      throw unlessDamaged(error, this.#registry, this.#projection, this.#open?.generation);
    }
  }

  #live(): Open {
    for (let missed: unknown; ;) {
      const generation = this.#registry.get(this.#projection)?.live;
      if (generation === undefined) throw new ReadStoreUnavailable(`view ${viewId(this.#projection)} is not built yet`);
      if (generation === this.#open?.generation) return this.#open;
      this.close();
      try {
        this.#open = this.#opened(generation);
        return this.#open;
      } catch (error) {
        // Switched again, and the file removed, between the two steps above: the registry is newer.
        if (missed === generation) throw error;
        missed = generation;
      }
    }
  }

  #opened(generation: number): Open {
    const path = viewPath(this.#folder, this.#projection, generation);
    const file = new ViewFile(path, 'ro', this.#projection, ['cache_size = -8000']);
    try {
      file.checkpoint();
    } catch (error) {
      file.close();
      throw error;
    }
    return { generation, file, statements: new Map() };
  }
}

const prepared = ({ file, statements }: Open, sql: string): StatementSync => {
  const known = statements.get(sql);
  if (known) return known;
  const statement = file.database.prepare(sql);
  statement.setReturnArrays(true);
  statements.set(sql, statement);
  return statement;
};

const stored = ([key, position, doc]: Row): Stored<Doc> => ({ key, position, doc: JSON.parse(doc) as Doc });

const nextCursor = ({ shape, sort }: QueryPlan, { key, doc }: Stored<Doc>): string =>
  writeCursor(shape, { value: sort === undefined ? null : ((doc[sort] ?? null) as Scalar), key });
