import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Written } from '#contracts';
import { BeginOperation, HaltOperation } from '#domain';
import type { EventStore } from '#event-store';
import type { Command } from '#kernel';
import { endOperationOf, progressOf, viewsNamed, type ViewWork } from '#operations';
import type { ReadStore } from '#read-store';
import type { CommandLookups } from '../commands/handlers-of.ts';
import type { Config } from '../config.ts';
import { Refused } from '../http/refused.ts';
import { CONFIG, EVENT_STORE, LOGGER, READ_STORE } from '../ports.ts';
import { runOperation } from './operation-process.ts';

/** Starts operations on admins' commands, each in a process of its own, and ends abandoned ones. */
@Injectable()
export class OperationLookups implements CommandLookups<object>, OnModuleDestroy {
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async before(command: Command): Promise<void> {
    if (!(command instanceof BeginOperation)) return;
    const { target = '' } = command.data;
    if (viewsNamed(target).length === 0) throw new Refused('view-unknown', { view: target });
  }

  after(command: Command, { id }: Written): void {
    if (command instanceof BeginOperation) this.#begin(id, command.data as unknown as ViewWork);
    if (command instanceof HaltOperation) void this.#endAbandoned(id);
  }

  async onModuleDestroy(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  #begin(operationId: string, { act, target }: ViewWork): void {
    if (this.#running.has(operationId)) return;
    const { eventStoreUrl, readStoreUrl, dumps } = this.config;
    const run = runOperation({ operationId, act, target, eventStoreUrl, readStoreUrl, dumps }, this.#stopping.signal)
      .then((whole) => (whole ? undefined : endOperationOf(this.store, operationId, 'failed', { fault: 'died' })))
      .catch((err: unknown) => this.logger.error({ err, operationId }, 'an operation could not be done'))
      .finally(() => this.#running.delete(operationId));
    this.#running.set(operationId, run);
  }

  /** An operation that reports no progress does not react to a stop either. */
  async #endAbandoned(operationId: string): Promise<void> {
    try {
      if (this.#running.has(operationId) || (await progressOf(this.readStore, operationId))) return;
      await endOperationOf(this.store, operationId, 'stopped', {});
    } catch (err) {
      this.logger.warn({ err, operationId }, 'an abandoned operation could not be ended');
    }
  }
}
