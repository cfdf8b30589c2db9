import { setTimeout as sleep } from 'node:timers/promises';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { portError } from './errors.kurrent.ts';
import { EventStoreUnavailable } from './event-store.ts';

/** How long `close` waits for what is under way. */
const FINISH_MILLISECONDS = 5_000;

/** The driver's client, and what is under way on it. */
export class Connection {
  readonly #url: string;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  #client: KurrentDBClient;
  #closed: Promise<void> | undefined;

  /** Connects when it is first asked something. Throws `EventStoreUnavailable` for a URL that the driver cannot use. */
  constructor(url: string) {
    this.#url = url;
    this.#client = clientFor(url);
  }

  /** The client in use. Throws `EventStoreUnavailable` once the connection is closed. */
  get client(): KurrentDBClient {
    if (this.closing.aborted) throw new EventStoreUnavailable('the event store is closed');
    return this.#client;
  }

  /** Aborts when the connection is closed. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /**
   * Asks the server something. What the driver throws comes out as `EventStoreUnavailable`, and so does an answer that
   * takes longer than `withinMs`.
   */
  async ask<Answer>(work: (client: KurrentDBClient) => Promise<Answer>, withinMs?: number): Promise<Answer> {
    const client = this.client;
    const asked = withinMs === undefined ? work(client) : this.#inTime(work(client), client, withinMs);
    this.#underWay.add(asked);
    try {
      return await asked;
    } catch (error) {
      throw portError(error);
    } finally {
      this.#underWay.delete(asked);
    }
  }

  /** Refuses what is new, waits for what is under way, and ends followers. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  /** The driver waits for ever when a call ends without an error: the client of that call is given up. */
  async #inTime<Answer>(asked: Promise<Answer>, client: KurrentDBClient, milliseconds: number): Promise<Answer> {
    const answered = new AbortController();
    const late = sleep(milliseconds, undefined, { signal: answered.signal }).then(() => {
      this.#replace(client);
      throw new EventStoreUnavailable(`the event store gave no answer within ${milliseconds} ms`);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      late.catch(() => undefined);
      answered.abort();
    }
  }

  #replace(client: KurrentDBClient): void {
    if (client !== this.#client || this.closing.aborted) return;
    this.#client = clientFor(this.#url);
    void client.dispose();
  }

  async #finish(): Promise<void> {
    this.#closing.abort();
    const finished = new AbortController();
    const patience = sleep(FINISH_MILLISECONDS, undefined, { signal: finished.signal }).catch(() => undefined);
    await Promise.race([Promise.allSettled(this.#underWay), patience]);
    finished.abort();
    await this.#client.dispose();
  }
}

const clientFor = (url: string): KurrentDBClient => {
  try {
    return KurrentDBClient.connectionString(url);
  } catch (error) {
    throw new EventStoreUnavailable('the connection string of the event store cannot be used', { cause: error });
  }
};
