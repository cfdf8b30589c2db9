import { setTimeout as delay } from 'node:timers/promises';

/** Reads that may wait at one time; one more is a mistake or an attack. */
export const MAX_WAITING = 200;
const POLL_MS = 25;

/** Too many reads wait already. */
export class TooManyWaiting extends Error {
  constructor() {
    super(`more than ${MAX_WAITING} reads wait for a view`);
    this.name = 'TooManyWaiting';
  }
}

type Waiting = { readonly view: string; readonly position: number; readonly settle: (reached: boolean) => void };

/**
 * Position of each view, as known to a node that serves reads: from the runner (`advanced`), or, where that is another
 * process, by asking the store (`ask`) every 25 ms and only while a read waits.
 */
export class ViewPositions {
  readonly #ask: ((view: string) => Promise<number>) | undefined;
  readonly #positions = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #polling = false;

  constructor(ask?: (view: string) => Promise<number>) {
    this.#ask = ask;
  }

  /** The last known position, 0 before any: a lower bound. */
  of(view: string): number {
    return this.#positions.get(view) ?? 0;
  }

  advanced(views: readonly string[], position: number): void {
    for (const view of views) this.#positions.set(view, Math.max(this.of(view), position));
    for (const waiting of this.#waiting) if (this.of(waiting.view) >= waiting.position) waiting.settle(true);
  }

  /** True when the view has reached `position`, false when it has not within `timeoutMs`. Throws `TooManyWaiting`. */
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

  /** One round of requests at a time, while a read waits. */
  async #poll(): Promise<void> {
    const ask = this.#ask;
    if (!ask || this.#polling) return;
    this.#polling = true;
    while (this.#waiting.size > 0) {
      for (const view of new Set([...this.#waiting].map((waiting) => waiting.view))) {
        // A store that does not respond is asked again; a waiting read has its own timeout.
        this.advanced([view], await ask(view).catch(() => 0));
      }
      await delay(POLL_MS);
    }
    this.#polling = false;
  }
}
