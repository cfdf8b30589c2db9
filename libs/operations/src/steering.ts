import { setTimeout as delay } from 'node:timers/promises';
import { type Operation, operation, type OperationEvent, operationStream } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { OperationStopped } from './watching.ts';

const LOOK_EVERY_MS = 500;

export const readOperation = async (eventStore: EventStore, operationId: string): Promise<Operation> => {
  const events = await eventStore.read(operationStream(operationId));
  return fold(operation, events as unknown as readonly OperationEvent[]);
};

/** Follows the requests to pause, resume or stop an operation while it runs. */
export class Steering {
  readonly #stop = new AbortController();
  readonly #over = new AbortController();
  #paused = false;

  constructor(eventStore: EventStore, operationId: string) {
    void this.#follow(eventStore, operationId);
  }

  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  stop(): void {
    this.#stop.abort(new OperationStopped());
  }

  end(): void {
    this.#over.abort();
  }

  readonly mayGoOn = async (): Promise<void> => {
    while (this.#paused && !this.#stop.signal.aborted) await delay(LOOK_EVERY_MS);
    this.#stop.signal.throwIfAborted();
  };

  async #follow(eventStore: EventStore, operationId: string): Promise<void> {
    while (!this.#over.signal.aborted) {
      // An unreachable log counts as no request: the work itself will fail.
      const { status } = await readOperation(eventStore, operationId).catch(() => ({ status: 'running' }) as const);
      this.#paused = status === 'paused';
      if (status === 'halting') this.stop();
      await delay(LOOK_EVERY_MS, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }
}
