import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { MAIL_DAYS } from '#contracts';
import { clearOutbox, quarantineUnreadable } from '#mail';
import type { Config } from '../config.ts';
import { CONFIG, LOGGER } from '../ports.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Removes emails older than 30 days from this node's outbox: at startup, then once an hour. */
@Injectable()
export class OldMails implements OnApplicationBootstrap, OnModuleDestroy {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.#clear();
    this.#timer = setInterval(() => void this.#clear(), HOUR_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  async #clear(): Promise<void> {
    try {
      for (const file of await quarantineUnreadable(this.config.outbox))
        this.logger.warn({ file }, 'a mail in the outbox cannot be read and was set aside');
      await clearOutbox(this.config.outbox, new Date(Date.now() - MAIL_DAYS * DAY_MS).toISOString());
    } catch (error) {
      this.logger.warn({ err: error }, 'old mails could not be removed; trying again');
    }
  }
}
