import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { type Accounts, applyErasures, type ErasureJournal, eraseDue, openErasureJournal } from '#accounts';
import type { ReadStore } from '#read-store';
import type { Config } from '../config.ts';
import { ACCOUNTS, CONFIG, LOGGER, READ_STORE } from '../ports.ts';

/** Two weeks of grace are not counted by the second. */
const EVERY_MS = 60_000;

/**
 * Before the first request: erases again whom a backup brought back. From then on the one node that holds the lease
 * asks the index, once a minute, whose time has come.
 */
@Injectable()
export class DueErasures implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  #journal: ErasureJournal | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.#journal = await openErasureJournal(this.config.erasureJournal);
    await this.#journal.prove();
    const back = await applyErasures(this.accounts.persons, this.#journal);
    if (back > 0) this.logger.warn({ accounts: back }, 'erased again what a backup had brought back');
    this.#timer = setInterval(() => {
      this.#running = this.eraseNow(new Date().toISOString()).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'erasing closed accounts failed; trying again'),
      );
    }, EVERY_MS).unref();
  }

  /** Nothing where another node does it. */
  async eraseNow(now: string): Promise<void> {
    const lease = await this.readStore.leases.acquire('erasures', this.#holder, 2 * EVERY_MS);
    if (lease && this.#journal) await eraseDue(this.accounts.persons, this.#journal, now);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#journal?.close();
  }
}
