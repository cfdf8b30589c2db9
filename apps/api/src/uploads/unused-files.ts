import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import { UNUSED_FILE_DAYS } from '#contracts';
import type { ReadStore } from '#read-store';
import type { Uploads } from '#uploads';
import { ACCOUNTS, LOGGER, READ_STORE, UPLOADS } from '../ports.ts';
import { UploadUses } from './upload-uses.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAMES_A_PAGE = 200;

/**
 * Removes files unused for a day since their last upload, and files whose last sender's account was erased: at startup,
 * then once an hour, on the one node that holds the lease.
 */
@Injectable()
export class UnusedFiles implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(UPLOADS) private readonly uploads: Uploads,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly uses: UploadUses,
  ) {}

  onApplicationBootstrap(): void {
    const clear = () => {
      this.#running = this.clearNow(new Date().toISOString()).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'unused files could not be removed; trying again'),
      );
    };
    clear();
    this.#timer = setInterval(clear, HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Does nothing where another node does it. */
  async clearNow(now: string): Promise<void> {
    const { leases } = this.readStore;
    const lease = await leases.acquire('unused-files', this.#holder, HOUR_MS);
    if (!lease) return;
    const before = new Date(Date.parse(now) - UNUSED_FILE_DAYS * DAY_MS).toISOString();
    try {
      await this.#forgetUnused(before);
      await this.#removeUnknown(before);
      await this.uploads.waiting.removeOlderThan(before);
    } finally {
      await leases.release(lease);
    }
  }

  async #forgetUnused(before: string): Promise<void> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const names = await this.accounts.sentFiles.sentBefore(before, after, NAMES_A_PAGE);
      const used = await this.uses.used(names);
      if (!used) return;
      for (const name of names) if (!used.has(name)) await this.accounts.sentFiles.removeSentBefore(name, before);
      after = names.length < NAMES_A_PAGE ? undefined : names.at(-1);
    }
  }

  /** A file is stored before its row: a new one may have none yet. */
  async #removeUnknown(before: string): Promise<void> {
    let page: string[] = [];
    const remove = async () => {
      const known = await this.accounts.sentFiles.known(page);
      for (const name of page) if (!known.has(name)) await this.uploads.files.remove(name);
      page = [];
    };
    for await (const name of this.uploads.files.olderThan(before)) if (page.push(name) >= NAMES_A_PAGE) await remove();
    await remove();
  }
}
