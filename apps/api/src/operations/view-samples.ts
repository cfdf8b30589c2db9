import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EventStore } from '#event-store';
import { sampleViews } from '#operations';
import type { ReadStore } from '#read-store';
import { isoNow } from '../http/iso-now.ts';
import { DUMP_FILES, type DumpFiles, EVENT_STORE, LOGGER, READ_STORE } from '../ports.ts';

/** A site that just started has first pages to answer. */
const FIRST_AFTER_MS = 2 * 60_000;
const EVERY_MS = 5 * 60_000;
/** Per list of names: a fraction of a second each time, and 10,000 cells within two days. */
const NAMES_A_SAMPLE = 20;

/** Compares a sample of the views with each other and with the log while the site runs. */
@Injectable()
export class ViewSamples implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #holder = randomUUID();
  #running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(DUMP_FILES) private readonly dumpFiles: DumpFiles,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const look = () => void this.sample();
    this.#timers.push(setTimeout(look, FIRST_AFTER_MS).unref(), setInterval(look, EVERY_MS).unref());
  }

  async onModuleDestroy(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#running;
  }

  /** One sample after the other. */
  sample(): Promise<void> {
    this.#running = this.#running
      .then(() => this.#sampleNow())
      .catch((err: unknown) => this.logger.warn({ err }, 'views could not be compared'));
    return this.#running;
  }

  async #sampleNow(): Promise<void> {
    const { eventStore, readStore, dumpFiles } = this;
    const asked = { limit: NAMES_A_SAMPLE, now: isoNow(), holder: this.#holder };
    const sampled = await sampleViews({ eventStore, readStore, dumpFiles }, asked);
    for (const { equality, views, unequal } of sampled?.equalities ?? [])
      if (unequal.length > 0) this.logger.error({ equality, views, unequal }, 'views differ that must be equal');
  }
}
