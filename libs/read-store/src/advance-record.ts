import type { Advance, ReadStore } from './read-store.ts';
import { viewId } from './view-writer.ts';

/** The shared record of positions is written this often at most. */
const EVERY_MS = 50;
const AFTER_TROUBLE_MS = 1_000;

export type OnAdvance = (views: readonly string[], position: number) => void;

/** Collects how far untouched views have been read, and writes it for all of them together. */
export class AdvanceRecord {
  readonly #readStore: ReadStore;
  readonly #onAdvance: OnAdvance;
  readonly #claims = new Map<string, Advance>();
  #timer: NodeJS.Timeout | undefined;
  #writtenAt = -EVERY_MS;

  constructor(readStore: ReadStore, onAdvance: OnAdvance) {
    this.#readStore = readStore;
    this.#onAdvance = onAdvance;
  }

  add(claim: Advance): void {
    this.#claims.set(viewId(claim.view), claim);
    this.#schedule(Math.max(0, this.#writtenAt + EVERY_MS - performance.now()));
  }

  /** Writes what was collected; readers are notified after it is stored. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const claims = [...this.#claims.values()];
    this.#claims.clear();
    if (claims.length === 0) return;
    this.#writtenAt = performance.now();
    await this.#readStore.advance(claims);
    for (const [position, views] of Map.groupBy(claims, (claim) => claim.position)) {
      this.#onAdvance(
        views.map(({ view }) => view.name),
        position,
      );
    }
  }

  /** The store does not respond: a claim stays true, and is made again unless a newer one has been. */
  async #tryFlush(): Promise<void> {
    const claims = [...this.#claims];
    try {
      await this.flush();
    } catch {
      for (const [id, claim] of claims) if (!this.#claims.has(id)) this.#claims.set(id, claim);
      this.#schedule(AFTER_TROUBLE_MS);
    }
  }

  #schedule(inMs: number): void {
    this.#timer ??= setTimeout(() => void this.#tryFlush(), inMs);
  }
}
