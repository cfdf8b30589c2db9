import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import { linkDays } from '../decks/link-days.ts';
import { isoNow } from '../http/iso-now.ts';
import { ACCOUNTS, LOGGER } from '../ports.ts';

const HOUR_MS = 3_600_000;
/** Some hundred megabytes of the largest decks. */
const LINKS_MAX = 50_000;

/**
 * Deletes expired rows: sessions, unfinished email flows, short links that no one opens, and above the limit the links
 * that expire first. At startup, then once an hour.
 */
@Injectable()
export class EndedRows implements OnApplicationBootstrap, OnModuleDestroy {
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const clear = () => {
      this.#running = this.clearNow(isoNow()).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'what has ended could not be dropped; trying again'),
      );
    };
    clear();
    this.#timer = setInterval(clear, HOUR_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async clearNow(now: string, most = LINKS_MAX): Promise<void> {
    const { today, ofOpened } = linkDays(now);
    await this.accounts.dropExpired(new Date(now));
    await this.accounts.deckLinks.clear({ today, until: ofOpened, most });
  }
}
