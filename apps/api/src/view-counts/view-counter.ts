import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Accounts, ViewedKind } from '#accounts';
import { isoNow } from '../http/iso-now.ts';
import { ACCOUNTS, LOGGER } from '../ports.ts';
import { VIEW_COUNT_RETENTION_DAYS, daysBefore, firstDayThatCounts } from './view-days.ts';
import { SharesOfDay } from './shares-of-day.ts';

/** A kill loses at most the counts of this time: a number of views is no promised value. */
const KEPT_EVERY_MS = 10_000;

/** Different items that a process counts in a day. More are not made by people, and would fill the store. */
const ITEMS_A_DAY = 50_000;
/** The same for one address: two decks with a thousand cells without a time, or a day of browsing. */
const ITEMS_A_DAY_OF_ONE = 2_500;

/**
 * Counts page views by day: of cars, rounds, events, and cells without a time; each once a day for an address, so that
 * a high count means many people. Saves the counts at intervals and at shutdown, and deletes those that are too old.
 */
@Injectable()
export class ViewCounter implements OnModuleDestroy {
  readonly #counted = new Map<string, Map<string, number>>();
  #day = '';
  readonly #itemsOfDay = new Set<string>();
  readonly #shares = new SharesOfDay(ITEMS_A_DAY_OF_ONE);
  #forgotten = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** `now` in ISO 8601, UTC; `by` is the viewer's address. */
  count(kind: ViewedKind, items: readonly string[], now: string, by: string): void {
    const day = now.slice(0, 10);
    if (day !== this.#day) this.#itemsOfDay.clear();
    this.#day = day;
    for (const item of items) if (this.#counts(`${kind} ${item}`, by)) this.#add(day, kind, item, 1);
    this.#timer ??= setTimeout(() => void this.keep(), KEPT_EVERY_MS).unref();
  }

  /** The number of views of an item in the days that count, including unsaved ones. */
  async of(kind: ViewedKind, item: string, now: string): Promise<number> {
    const unkept = this.#counted.get(`${now.slice(0, 10)} ${kind}`)?.get(item) ?? 0;
    return unkept + (await this.accounts.looks.of(kind, item, firstDayThatCounts(now)));
  }

  /** Counts one view if there was one, and returns the total. */
  async look(
    kind: ViewedKind,
    item: string,
    looked: 'yes' | undefined,
    by: string,
  ): Promise<{ readonly looks: number }> {
    const now = isoNow();
    if (looked) this.count(kind, [item], now, by);
    return { looks: await this.of(kind, item, now) };
  }

  /** A failed save is retried with the next one. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counted];
    this.#counted.clear();
    for (const [key, items] of counted) {
      const [day = '', kind] = key.split(' ') as [string, ViewedKind];
      const looked = [...items].map(([item, looks]) => ({ item, looks }));
      await this.accounts.looks.add({ day, kind, items: looked }).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'looks could not be kept');
        for (const { item, looks } of looked) this.#add(day, kind, item, looks);
      });
    }
    await this.#forgetOld();
  }

  onModuleDestroy(): Promise<void> {
    return this.keep();
  }

  async #forgetOld(): Promise<void> {
    if (this.#day === '' || this.#forgotten === this.#day) return;
    const before = daysBefore(this.#day, VIEW_COUNT_RETENTION_DAYS);
    await this.accounts.looks.forget(before).then(
      () => (this.#forgotten = this.#day),
      (error: unknown) => this.logger.warn({ err: error }, 'old looks could not be dropped'),
    );
  }

  #counts(key: string, by: string): boolean {
    return this.#shares.take(this.#day, by, key) && this.#hasRoomFor(key);
  }

  #hasRoomFor(key: string): boolean {
    if (this.#itemsOfDay.size < ITEMS_A_DAY) this.#itemsOfDay.add(key);
    return this.#itemsOfDay.has(key);
  }

  #add(day: string, kind: ViewedKind, item: string, looks: number): void {
    const key = `${day} ${kind}`;
    const items = this.#counted.get(key) ?? new Map<string, number>();
    this.#counted.set(key, items.set(item, (items.get(item) ?? 0) + looks));
  }
}
