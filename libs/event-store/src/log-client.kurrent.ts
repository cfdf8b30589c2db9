import { BACKWARDS, END, KurrentDBClient, streamNameFilter } from '@kurrent/kurrentdb-client';
import { ClientSpent, isSpent } from './errors.kurrent.ts';
import { EventStoreUnavailable } from './event-store.ts';
import { inTime } from './wait.kurrent.ts';

/** One client of the driver, from its first response until it is discarded. */
export class LogClient {
  readonly driver: KurrentDBClient;
  readonly #answerMs: number;
  readonly #spent = new AbortController();

  /** Throws `EventStoreUnavailable` for a URL that the driver cannot use. */
  constructor(url: string, answerMs: number) {
    this.driver = clientFor(url);
    this.#answerMs = answerMs;
  }

  /** Aborts when no request shall wait for this client any longer; its reason is the cause. */
  get spent(): AbortSignal {
    return this.#spent.signal;
  }

  /** Asks once. A failure that is no response to the request discards the client, for all that wait for it. */
  async ask<Answer>(work: (driver: KurrentDBClient) => Promise<Answer>, signals: readonly AbortSignal[] = []) {
    try {
      return await this.#inTime(work, signals);
    } catch (error) {
      if (isSpent(error)) this.giveUp(error);
      throw error;
    }
  }

  /**
   * Asks a leader both ways that the driver has: it writes and follows on one connection, reads on another. A client
   * whose server does not lead may be asked again, because clients are expensive: 200 kB outside of the heap.
   */
  async prove(prefix: string, signal: AbortSignal): Promise<void> {
    try {
      // This one first, because the other does not distinguish a wrong password from a missing right.
      await this.#inTime((driver) => followsAll(driver, prefix), [signal]);
    } catch (error) {
      if (error instanceof ClientSpent) this.giveUp(error);
      throw error;
    }
    await this.ask(readsAll, [signal]);
  }

  giveUp(reason: unknown): void {
    if (this.spent.aborted) return;
    const spent = reason instanceof ClientSpent ? reason : new ClientSpent(messageOf(reason), { cause: reason });
    this.#spent.abort(spent);
    this.driver.dispose().catch(() => undefined);
  }

  async #inTime<Answer>(work: (driver: KurrentDBClient) => Promise<Answer>, signals: readonly AbortSignal[]) {
    const late = () => new ClientSpent(`the event store gave no answer within ${this.#answerMs} ms`);
    this.spent.throwIfAborted();
    const limit = { milliseconds: this.#answerMs, late, signals: [this.spent, ...signals] };
    return inTime(work(this.driver), limit);
  }
}

const messageOf = (reason: unknown): string =>
  `the event store does not answer: ${reason instanceof Error ? reason.message : String(reason)}`;

const readsAll = async (driver: KurrentDBClient): Promise<void> => {
  const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1, requiresLeader: true } as const;
  for await (const _ of driver.readAll(options)) return;
};

const followsAll = (driver: KurrentDBClient, prefix: string): Promise<void> => {
  const filter = streamNameFilter({ prefixes: [prefix] });
  const subscription = driver.subscribeToAll({ fromPosition: END, filter, requiresLeader: true });
  return new Promise<void>((resolve, reject) => {
    subscription.on('confirmation', () => resolve());
    subscription.on('error', reject);
    subscription.on('end', () => reject(new Error('the server ended the subscription')));
  }).finally(() => subscription.unsubscribe().catch(() => undefined));
};

const clientFor = (url: string): KurrentDBClient => {
  try {
    return KurrentDBClient.connectionString(url);
  } catch (error) {
    throw new EventStoreUnavailable('the connection string of the event store cannot be used', { cause: error });
  }
};
