import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Refused } from '../http/refused.ts';

/** Each stream reads the log by itself. */
const MAX_COUNT = 200;
const MAX_BY_ONE = 5;
const RETRY_AFTER = 30;

/** Open streams of this node, by caller: limited in number, and none after shutdown starts. */
@Injectable()
export class OpenStreams implements OnModuleDestroy {
  readonly #open = new Map<AbortController, string>();

  /** Aborted when the server stops; `closed` gives the slot back. Refused: `too-many-requests`. */
  open(by: string): { readonly signal: AbortSignal; readonly closed: () => void } {
    const theirs = [...this.#open.values()].filter((one) => one === by).length;
    const limit = theirs >= MAX_BY_ONE ? MAX_BY_ONE : MAX_COUNT;
    if (theirs >= limit || this.#open.size >= limit) throw new Refused('too-many-requests', { limit }, RETRY_AFTER);
    const controller = new AbortController();
    this.#open.set(controller, by);
    return {
      signal: controller.signal,
      closed: () => {
        this.#open.delete(controller);
        controller.abort();
      },
    };
  }

  onModuleDestroy(): void {
    for (const controller of this.#open.keys()) controller.abort();
  }
}
