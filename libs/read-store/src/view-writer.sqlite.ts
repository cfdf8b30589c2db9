import { unlessDamaged } from './damaged-view.sqlite.ts';
import { transaction } from './driver-errors.sqlite.ts';
import type { AnyProjection } from './projection.ts';
import { type Registry, withAdvance } from './registry.sqlite.ts';
import { beginSide, takeStaged } from './side-collection.sqlite.ts';
import { ViewFile } from './view-file.sqlite.ts';
import { viewExists, viewPath } from './view-files.sqlite.ts';
import {
  type Checkpoint,
  type ParkedEvent,
  type StoredDocument,
  type ViewBatch,
  ViewSwitched,
  type ViewWriter,
} from './view-writer.ts';

/**
 * NORMAL loses nothing: after a power cut the file is at some earlier checkpoint, and is folded on from there. A
 * journal of 32 MB, because a busy minute writes the same pages many times over, and copies each back only a few times.
 */
const PRAGMAS = ['synchronous = NORMAL', 'cache_size = -8000', 'wal_autocheckpoint = 8000'];

export class SqliteViewWriter implements ViewWriter {
  readonly #folder: string;
  readonly #registry: Registry;
  readonly #projection: AnyProjection;
  #open: { readonly generation: number; readonly file: ViewFile } | undefined;

  constructor(folder: string, registry: Registry, projection: AnyProjection) {
    this.#folder = folder;
    this.#registry = registry;
    this.#projection = projection;
  }

  async checkpoint(): Promise<Checkpoint | undefined> {
    const own = await this.#onLive(() => this.#turnToLive()?.file.checkpoint());
    const registered = this.#registry.get(this.#projection);
    return own && registered && withAdvance(own, registered);
  }

  async load(keys: readonly string[]) {
    return this.#onLive(() => this.#current()?.file.load(keys) ?? new Map());
  }

  async page(after: string | undefined, limit: number) {
    return this.#onLive(() => this.#current()?.file.page(after, limit) ?? []);
  }

  async parked() {
    return this.#onLive(() => this.#current()?.file.parked() ?? []);
  }

  async write(batch: ViewBatch): Promise<void> {
    const { file } = this.#current() ?? (await this.#make());
    await this.#locked(file, () => file.put(batch));
  }

  async unpark(document: StoredDocument, events: readonly ParkedEvent[]): Promise<boolean> {
    const file = this.#current()?.file;
    if (!file) return false;
    return this.#locked(file, () => {
      const parked = file.parked().filter(({ key }) => key === document.key);
      const [stored] = file.load([document.key]).values();
      const same =
        parked.length === events.length && parked.every(({ position }, at) => position === events[at]?.position);
      if (!same || (stored?.position ?? 0) > document.position) return false;
      file.put({ documents: [document], parked: [] });
      file.takeOff(events);
      return true;
    });
  }

  beginSide() {
    return beginSide(this.#folder, this.#registry, this.#projection);
  }

  /** The file stays as it is. */
  async keepBefore(): Promise<void> {}

  takeAside() {
    return takeStaged(this.#folder, this.#registry, this.#projection);
  }

  close(): void {
    this.#open?.file.close();
    this.#open = undefined;
  }

  /**
   * A process that makes another file live holds this file's write lock during that time: the check of the registry is
   * decisive.
   */
  #locked<Result>(file: ViewFile, work: () => Result): Promise<Result> {
    return this.#onLive(() =>
      transaction(file.database, () => {
        if (this.#registry.get(this.#projection)?.live !== this.#open?.generation)
          throw new ViewSwitched(this.#projection);
        return work();
      }),
    );
  }

  async #onLive<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw unlessDamaged(error, this.#registry, this.#projection, this.#open?.generation);
    }
  }

  async #make() {
    const side = await this.beginSide();
    await side.makeIndexes();
    await side.becomeLive();
    const live = this.#turnToLive();
    if (!live) throw new ViewSwitched(this.#projection);
    return live;
  }

  #current() {
    return this.#open ?? this.#turnToLive();
  }

  #turnToLive() {
    const generation = this.#registry.get(this.#projection)?.live;
    if (generation === this.#open?.generation) return this.#open;
    this.close();
    if (generation === undefined || !viewExists(this.#folder, this.#projection, generation)) return undefined;
    const path = viewPath(this.#folder, this.#projection, generation);
    this.#open = { generation, file: new ViewFile(path, 'rw', this.#projection, PRAGMAS) };
    return this.#open;
  }
}
