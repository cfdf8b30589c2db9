import { setTimeout as delay } from 'node:timers/promises';

/** Reads that may be held at once; one more is a mistake or an attack. */
export const MAX_WAITING = 200;
const POLL_MS = 25;

/** Too many reads are held already. */
export class TooManyWaiting extends Error {
  constructor() {
    super(`more than ${MAX_WAITING} reads wait for a view`);
    this.name = 'TooManyWaiting';
  }
}

type Waiting = { readonly view: string; readonly position: number; readonly settle: (reached: boolean) => void };

/**
 * How far each view has got, as a node that serves reads knows it: told by the runner (`advanced`), or, where that is
 * another process, by asking the store (`ask`) every 25 ms and only while somebody waits.
 */
export class ViewPositions {
  readonly #ask: ((view: string) => Promise<number>) | undefined;
  readonly #positions = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #polling = false;

  constructor(ask?: (view: string) => Promise<number>) {
    this.#ask = ask;
  }

  /** The last position heard of, 0 before any: a lower bound. */
  of(view: string): number {
    return this.#positions.get(view) ?? 0;
  }

  /** The runner has got this far with these views. */
  advanced(views: readonly string[], position: number): void {
    for (const view of views) this.#positions.set(view, Math.max(this.of(view), position));
    for (const waiting of this.#waiting) if (this.of(waiting.view) >= waiting.position) waiting.settle(true);
  }

  /** True when the view has got to `position`, false when it has not within `timeoutMs`. Throws `TooManyWaiting`. */
  async waitFor(view: string, position: number, timeoutMs: number): Promise<boolean> {
    if (this.of(view) >= position) return true;
    if (this.#waiting.size >= MAX_WAITING) throw new TooManyWaiting();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const waiting: Waiting = { view, position, settle: resolve };
    this.#waiting.add(waiting);
    void this.#poll();
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    }
  }

  /** One round of questions at a time, as long as somebody waits. */
  async #poll(): Promise<void> {
    const ask = this.#ask;
    if (!ask || this.#polling) return;
    this.#polling = true;
    while (this.#waiting.size > 0) {
      for (const view of new Set([...this.#waiting].map((waiting) => waiting.view))) {
        // A store that does not answer is asked again; who waits gives up by its own time.
        this.advanced([view], await ask(view).catch(() => 0));
      }
      await delay(POLL_MS);
    }
    this.#polling = false;
  }
}
