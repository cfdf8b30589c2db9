import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import {
  type Accounts,
  applyErasures,
  type Erased,
  type ErasureJournal,
  eraseDue,
  erasedIn,
  openErasureJournal,
} from '#accounts';
import type { ReadStore } from '#read-store';
import type { Config } from '../config.ts';
import { ACCOUNTS, CONFIG, LOGGER, READ_STORE } from '../ports.ts';
import { CloseWhatWaits } from './close-what-waits.ts';

/** The two weeks of grace need no precision of seconds. */
const EVERY_MS = 60_000;

/**
 * Before the first request: erases users again whom a backup restored. From then on the one node that holds the lease
 * erases the due accounts of the index, once a minute.
 */
@Injectable()
export class DueErasures implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  #journal: ErasureJournal | undefined;
  #isApplied = false;
  #isScrubbed = true;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly whatWaits: CloseWhatWaits,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.#journal = await openErasureJournal(this.config.erasureJournal);
    await this.#journal.prove();
    await this.#eraseAgain(this.#journal);
    this.#timer = setInterval(() => {
      this.#running = this.eraseNow(new Date().toISOString()).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'erasing closed accounts failed; trying again'),
      );
    }, EVERY_MS).unref();
  }

  /** Does nothing where another node does it. */
  async eraseNow(now: string): Promise<void> {
    const journal = this.#journal;
    const lease = await this.readStore.leases.acquire('erasures', this.#holder, 2 * EVERY_MS);
    if (!lease || !journal) return;
    if (!this.#isApplied) await this.#eraseAgain(journal);
    const { erased, failed } = await eraseDue(this.accounts.persons, journal, now);
    this.#tell(failed);
    this.#isScrubbed &&= erased === 0;
    await this.whatWaits.of(await erasedIn(journal), now);
    if (!this.#isScrubbed) this.#isScrubbed = await this.accounts.persons.scrub();
  }

  /** The startup depends on no single account: a failed one is retried with those that are due. */
  async #eraseAgain(journal: ErasureJournal): Promise<void> {
    const { erased, failed } = await applyErasures(this.accounts.persons, journal);
    this.#isApplied = failed.length === 0;
    this.#isScrubbed &&= erased === 0;
    if (erased > 0) this.logger.warn({ accounts: erased }, 'erased again what a backup had brought back');
    this.#tell(failed);
  }

  #tell(failed: Erased['failed']): void {
    for (const { userId, error } of failed)
      this.logger.warn({ err: error, userId }, 'erasing an account failed; trying again');
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
    await this.#journal?.close();
  }
}
