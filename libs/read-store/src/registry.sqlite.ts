import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Advance } from './read-store.ts';
import { isBusy, isDamage, onFile, transaction, whenFree } from './driver-errors.sqlite.ts';
import { leaseOfView } from './leases.ts';
import { ReadStoreUnavailable } from './view.ts';
import type { Checkpoint, ViewVersion } from './view-writer.ts';

/** The registry's entry for a view's version. `live` and `building` number its files; `live` undefined: not built. */
export type Registered = {
  readonly live: number | undefined;
  readonly aside: number | undefined;
  readonly building: number;
  readonly base: number;
  readonly advanced: number;
};

type Row = { live: number | null; aside: number | null; building: number; base: number; advanced: number };

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS views (
    name TEXT, version INTEGER, live INTEGER, building INTEGER NOT NULL,
    base INTEGER NOT NULL DEFAULT 0, advanced INTEGER NOT NULL DEFAULT 0, aside INTEGER,
    PRIMARY KEY (name, version)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY, holder TEXT NOT NULL, token INTEGER NOT NULL, expires INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`;

/** Registries of earlier releases have no collection that is set aside. */
const addAside = (database: DatabaseSync): void => {
  const known = database.prepare("SELECT 1 FROM pragma_table_info('views') WHERE name = 'aside'").get();
  if (!known) database.exec('ALTER TABLE views ADD COLUMN aside INTEGER');
};

/** `registry.sqlite`: which file of each view is live, the shared record of positions, and the leases. */
export class Registry {
  readonly #database: DatabaseSync;
  readonly #find;

  private constructor(database: DatabaseSync) {
    this.#database = database;
    this.#find = database.prepare(
      'SELECT live, aside, building, base, advanced FROM views WHERE name = ? AND version = ?',
    );
  }

  static async open(folder: string): Promise<Registry> {
    const file = join(folder, 'registry.sqlite');
    const database = onFile(() => new DatabaseSync(file));
    try {
      await whenFree(() => database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'));
      await whenFree(() => database.exec(SCHEMA));
      await transaction(database, () => addAside(database));
      return new Registry(database);
    } catch (error) {
      database.close();
      if (!isDamage(error)) throw error;
      const todo = `stop the server and remove the folder ${folder}: its views are built again from the log`;
      throw new ReadStoreUnavailable(`${file} is damaged (${(error as Error).message}): ${todo}`, { cause: error });
    }
  }

  get(view: ViewVersion): Registered | undefined {
    const row = onFile(() => this.#find.get(view.name, view.version)) as Row | undefined;
    return row && { ...row, live: row.live ?? undefined, aside: row.aside ?? undefined };
  }

  all(): readonly ViewVersion[] {
    const sql = 'SELECT name, version FROM views WHERE live IS NOT NULL ORDER BY name, version';
    return onFile(() => this.#database.prepare(sql).all()).map((row) => ({ ...row }) as ViewVersion);
  }

  /** The number of a new file for the view: larger than any before. */
  async startBuilding(view: ViewVersion): Promise<number> {
    const started = await this.change((database) =>
      database
        .prepare(
          `INSERT INTO views (name, version, building) VALUES (?, ?, 1)
           ON CONFLICT (name, version) DO UPDATE SET building = building + 1 RETURNING building`,
        )
        .get(view.name, view.version),
    );
    return (started as { building: number }).building;
  }

  /**
   * Makes the file being built the live one, in one step that survives a power cut; the one before is set aside. False:
   * another is being built.
   */
  async goLive(view: ViewVersion, building: number): Promise<boolean> {
    const sql = 'UPDATE views SET aside = live, live = building WHERE name = ? AND version = ? AND building = ?';
    this.#database.exec('PRAGMA synchronous = FULL');
    try {
      const { changes } = await this.change((database) => database.prepare(sql).run(view.name, view.version, building));
      return changes === 1;
    } finally {
      this.#database.exec('PRAGMA synchronous = NORMAL');
    }
  }

  /** Keeps the file being built for a later switch. False: another is being built. */
  async setAside(view: ViewVersion, building: number): Promise<boolean> {
    const sql = 'UPDATE views SET aside = building WHERE name = ? AND version = ? AND building = ?';
    const { changes } = await this.change((database) => database.prepare(sql).run(view.name, view.version, building));
    return changes === 1;
  }

  async advance(claims: readonly Advance[]): Promise<void> {
    const sql = `UPDATE views SET base = max(base, ?), advanced = max(advanced, ?) WHERE name = ? AND version = ?`;
    await this.change((database) => {
      const move = database.prepare(sql);
      for (const { view, base, position } of claims) move.run(base, position, view.name, view.version);
    });
  }

  /** The row stays, so that no number is used twice. */
  async forget(view: ViewVersion): Promise<void> {
    const sql =
      'UPDATE views SET live = NULL, aside = NULL, building = building + 1, base = 0, advanced = 0 WHERE name = ? AND version = ?';
    await this.change((database) => database.prepare(sql).run(view.name, view.version));
  }

  /**
   * Discards a damaged file immediately, where it still is the live one: the view counts as not built, and its runner
   * loses the lease, takes it again and builds. While others write, it is left for the next process that finds the
   * damage.
   */
  giveUp(view: ViewVersion, generation: number): void {
    const forget = `UPDATE views SET live = NULL, building = building + 1, base = 0, advanced = 0
      WHERE name = ? AND version = ? AND live = ?`;
    const endLease = 'UPDATE leases SET token = token + 1, expires = 0 WHERE name = ?';
    try {
      const { changes } = this.#database.prepare(forget).run(view.name, view.version, generation);
      if (changes === 1) this.#database.prepare(endLease).run(leaseOfView(view));
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
  }

  change<Result>(work: (database: DatabaseSync) => Result): Promise<Result> {
    return transaction(this.#database, () => work(this.#database));
  }

  close(): void {
    onFile(() => this.#database.close());
  }
}

/** A file's own checkpoint, advanced by the shared record where that is based on the file's content. */
export const withAdvance = (own: Checkpoint, { base, advanced }: Registered): Checkpoint =>
  own.position >= base && advanced > own.position ? { ...own, position: advanced } : own;
