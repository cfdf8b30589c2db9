import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts } from '#accounts';
import { SharesOfDay } from '../view-counts/shares-of-day.ts';
import { ACCOUNTS, LOGGER } from '../ports.ts';

/** A kill loses at most the counts of this time: a number of visits is no promised value. */
const KEPT_EVERY_MS = 10_000;

/** Visits of one address that count on a day: a household, or a user with several devices. */
const VISITS_OF_ONE = 10;

@Injectable()
export class VisitCounter implements OnModuleDestroy {
  readonly #counted = new Map<string, number>();
  readonly #shares = new SharesOfDay(1);
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `now` in ISO 8601, UTC; `by` is the address that opened the site. */
  count(now: string, by: string): void {
    const day = now.slice(0, 10);
    if (!this.#shares.take(day, by, 'site', VISITS_OF_ONE)) return;
    this.#add(day, 1);
    this.#timer ??= setTimeout(() => void this.keep(), KEPT_EVERY_MS).unref();
  }

  /** A failed save is retried with the next one. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counted];
    this.#counted.clear();
    for (const [day, visits] of counted) {
      await this.accounts.visits.add(day, visits).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'visits could not be kept');
        this.#add(day, visits);
      });
    }
  }

  onModuleDestroy(): Promise<void> {
    return this.keep();
  }

  #add(day: string, visits: number): void {
    this.#counted.set(day, (this.#counted.get(day) ?? 0) + visits);
  }
}
