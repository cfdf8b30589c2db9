import { transaction, whenFree } from './driver-errors.sqlite.ts';
import type { AnyProjection } from './projection.ts';
import type { Registry } from './registry.sqlite.ts';
import { ViewFile } from './view-file.sqlite.ts';
import { copyFile, flush, removeFiles, viewExists, viewPath } from './view-files.sqlite.ts';
import { RebuildOvertaken, type SideCollection, type ViewBatch } from './view-writer.ts';

/** A file without readers that a crash makes worthless needs no journal. */
const BULK = ['journal_mode = OFF', 'synchronous = OFF', 'locking_mode = EXCLUSIVE', 'cache_size = -32000'];

/** An empty file next to the live one; files of interrupted rebuilds are removed. */
export const beginSide = async (folder: string, registry: Registry, projection: AnyProjection) => {
  const generation = await registry.startBuilding(projection);
  removeOthers(folder, registry, projection);
  const side = new SqliteSideCollection(folder, registry, projection, generation);
  side.makeTables();
  return side;
};

/** A copy of the file that is set aside: a reader that has that one open continues in it. */
export const takeStaged = async (folder: string, registry: Registry, projection: AnyProjection) => {
  const aside = registry.get(projection)?.aside;
  if (aside === undefined || !viewExists(folder, projection, aside)) return undefined;
  const generation = await registry.startBuilding(projection);
  removeOthers(folder, registry, projection);
  copyFile(viewPath(folder, projection, aside), viewPath(folder, projection, generation));
  return new SqliteSideCollection(folder, registry, projection, generation);
};

const removeOthers = (folder: string, registry: Registry, projection: AnyProjection): void => {
  const registered = registry.get(projection);
  removeFiles(folder, projection, registered?.live, registered?.aside);
};

class SqliteSideCollection implements SideCollection {
  readonly #folder: string;
  readonly #registry: Registry;
  readonly #projection: AnyProjection;
  readonly #generation: number;
  readonly #path: string;
  #file: ViewFile;
  /** The live file, its write lock held so that its runner cannot run away from a rebuild that catches up. */
  #held: ViewFile | undefined;

  constructor(folder: string, registry: Registry, projection: AnyProjection, generation: number) {
    this.#folder = folder;
    this.#registry = registry;
    this.#projection = projection;
    this.#generation = generation;
    this.#path = viewPath(folder, projection, generation);
    this.#file = new ViewFile(this.#path, 'rwc', projection, BULK);
  }

  makeTables(): void {
    this.#file.makeTables();
  }

  async makeIndexes(): Promise<void> {
    this.#file.makeIndexes();
  }

  async checkpoint() {
    return this.#file.checkpoint();
  }

  async load(keys: readonly string[]) {
    return this.#file.load(keys);
  }

  async page(after: string | undefined, limit: number) {
    return this.#file.page(after, limit);
  }

  async parked() {
    return this.#file.parked();
  }

  async write(batch: ViewBatch): Promise<void> {
    await transaction(this.#file.database, () => this.#file.put(batch));
  }

  async becomeLive(): Promise<'live' | 'behind'> {
    this.#settle();
    await this.#holdLive();
    const position = this.#file.checkpoint()?.position ?? 0;
    if ((this.#held?.checkpoint()?.position ?? 0) > position) return 'behind';
    this.#file.close();
    flush(this.#path);
    const live = await this.#registry.goLive(this.#projection, this.#generation);
    this.#letGo();
    if (!live) throw new RebuildOvertaken(this.#projection);
    removeOthers(this.#folder, this.#registry, this.#projection);
    return 'live';
  }

  async setAside(): Promise<void> {
    this.#settle();
    this.#letGo();
    this.#file.close();
    flush(this.#path);
    if (!(await this.#registry.setAside(this.#projection, this.#generation)))
      throw new RebuildOvertaken(this.#projection);
    removeOthers(this.#folder, this.#registry, this.#projection);
  }

  async discard(): Promise<void> {
    this.#letGo();
    this.#file.close();
    // Not when it is live, nor when it was overtaken: then the files there belong to another rebuild.
    const registered = this.#registry.get(this.#projection);
    if (registered?.live === this.#generation || registered?.building !== this.#generation) return;
    if (registered.aside !== this.#generation) removeOthers(this.#folder, this.#registry, this.#projection);
  }

  /** From here on it is a file like the live ones, on disk before the live one is held up. */
  #settle(): void {
    if (this.#registry.get(this.#projection)?.building !== this.#generation)
      throw new RebuildOvertaken(this.#projection);
    if (this.#held) return;
    this.#file.close();
    flush(this.#path);
    this.#file = new ViewFile(this.#path, 'rw', this.#projection, ['journal_mode = WAL', 'synchronous = NORMAL']);
  }

  async #holdLive(): Promise<void> {
    const live = this.#registry.get(this.#projection)?.live;
    if (this.#held || live === undefined || !viewExists(this.#folder, this.#projection, live)) return;
    const file = new ViewFile(viewPath(this.#folder, this.#projection, live), 'rw', this.#projection, []);
    await whenFree(() => file.database.exec('BEGIN IMMEDIATE'));
    this.#held = file;
  }

  #letGo(): void {
    this.#held?.database.exec('ROLLBACK');
    this.#held?.close();
    this.#held = undefined;
  }
}
