import type { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { isSpent, portError } from './errors.kurrent.ts';
import { EventStoreUnavailable } from './event-store.ts';
import { findLeader, type SearchOptions } from './leader-search.kurrent.ts';
import type { LogClient } from './log-client.kurrent.ts';
import { type Budget, budgetFor, withinBudget } from './timeouts.ts';
import { inTime } from './wait.kurrent.ts';

/** How long `close` waits for running requests. */
const FINISH_MS = 5_000;

/** `requestMs` is the budget of a request whose caller sets none. */
export type ConnectionOptions = Omit<SearchOptions, 'heard'> & { readonly requestMs: number };

type Work<Answer> = (driver: KurrentDBClient) => Promise<Answer>;

/**
 * The log's servers, through one client at a time. The first request that finds it failed or silent discards the
 * client; all that wait for it ask again with the next one, within their budget.
 */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();
  #client: LogClient | undefined;
  #search: Promise<LogClient> | undefined;
  #trouble: unknown;
  #closed: Promise<void> | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
  }

  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  /** Asks until a server answers, within the budget; rethrows the driver's errors as `EventStoreUnavailable`. */
  ask<Answer>(work: Work<Answer>): Promise<Answer> {
    return this.finishing(async () => {
      const budget = this.#budget();
      for (;;) {
        try {
          return await this.#askOf(await this.client(budget), work, budget);
        } catch (error) {
          if (!isSpent(error) || performance.now() >= budget.ends) throw error;
        }
      }
    });
  }

  /** Asks once, for what may have been done even without a response; throws what the driver throws. */
  async askOnce<Answer>(work: Work<Answer>): Promise<Answer> {
    const budget = this.#budget();
    return this.#askOf(await this.client(budget), work, budget);
  }

  /** The client in use, or the next one. Throws `EventStoreUnavailable` when there is none in time, or it is closed. */
  async client(budget = this.#budget()): Promise<LogClient> {
    if (this.closing.aborted) throw closed();
    if (this.#client && !this.#client.spent.aborted) return this.#client;
    budget.troubled = true;
    this.#search ??= this.#find();
    const late = () =>
      new EventStoreUnavailable('the event store has no leader that answers', { cause: this.#trouble });
    return inTime(this.#search, { milliseconds: leftOf(budget), late, signals: [] });
  }

  /** Requests with one budget that `close` waits for; rethrows the driver's errors as the port's. */
  async finishing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const asked = withinBudget(work, this.#options.requestMs);
    this.#underWay.add(asked);
    try {
      return await asked;
    } catch (error) {
      throw portError(error);
    } finally {
      this.#underWay.delete(asked);
    }
  }

  /** Refuses new requests, waits for running ones, and ends followers. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  #budget(): Budget {
    return budgetFor(this.#options.requestMs);
  }

  async #find(): Promise<LogClient> {
    try {
      const heard = (why: unknown) => void (this.#trouble = why);
      this.#client = await findLeader({ ...this.#options, heard }, this.closing);
      return this.#client;
    } finally {
      this.#search = undefined;
    }
  }

  /** No request waits longer than the budget, and a late request does not discard a client. */
  #askOf<Answer>(client: LogClient, work: Work<Answer>, budget: Budget): Promise<Answer> {
    const late = () => new EventStoreUnavailable('the event store did not answer in time');
    return inTime(client.ask(work), { milliseconds: leftOf(budget), late, signals: [] });
  }

  async #finish(): Promise<void> {
    this.#closing.abort(closed());
    const late = () => new Error('what is under way is not waited for any longer');
    const underWay = Promise.allSettled(this.#underWay);
    await inTime(underWay, { milliseconds: FINISH_MS, late, signals: [] }).catch(() => undefined);
    await this.#search?.catch(() => undefined);
    this.#client?.giveUp(closed());
  }
}

const leftOf = ({ ends }: Budget): number => Math.max(1, ends - performance.now());

const closed = () => new EventStoreUnavailable('the event store is closed');
