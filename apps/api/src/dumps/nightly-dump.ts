import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Logger } from 'pino';
import { type Dump, DUMP_LICENCE } from '#contracts';
import { storeDump, newestDump } from '#open-data';
import { cars as carsView, type CatalogueCar } from '#projections/cars/cars.projection';
import { lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import type { ReadStore, View } from '#read-store';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { DUMP_FILES, type DumpFiles, LOGGER, READ_STORE } from '../ports.ts';
import { DumpYears } from './dump-years.ts';

/** A site that just started has first pages to answer; the first dump should not take much longer. */
const FIRST_AFTER_MS = 2 * 60_000;
const EVERY_MS = 10 * 60_000;
const NONE: Dump = { madeAt: null, position: 0, licence: DUMP_LICENCE, files: [] };

/** Packs all public data once a day (UTC), on the one node that holds the lease. The last dumps are stored. */
@Injectable()
export class NightlyDump implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #holder = randomUUID();
  readonly #timers: NodeJS.Timeout[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(READ_STORE) private readonly readStore: ReadStore,
    @Inject(DUMP_FILES) private readonly dumpFiles: DumpFiles,
    @InjectView(lapTimes) private readonly lapTimes: View<LapTimeCell>,
    @InjectView(carsView) private readonly cars: View<CatalogueCar>,
    private readonly tags: UpcomingTags,
    private readonly years: DumpYears,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const make = () => {
      this.#running = this.make(isoNow()).catch((err: unknown) =>
        this.logger.warn({ err }, 'the public data could not be packed; trying again'),
      );
    };
    this.#timers.push(setTimeout(make, FIRST_AFTER_MS).unref(), setInterval(make, EVERY_MS).unref());
  }

  async onModuleDestroy(): Promise<void> {
    this.#timers.forEach(clearTimeout);
    await this.#running;
  }

  async newest(): Promise<Dump> {
    return (await newestDump(this.dumpFiles)) ?? NONE;
  }

  /** Does nothing where another node does it, or it was done today. */
  async make(now: string): Promise<void> {
    if ((await this.newest()).madeAt?.slice(0, 10) === now.slice(0, 10)) return;
    const { leases } = this.readStore;
    const lease = await leases.acquire('dump', this.#holder, EVERY_MS);
    if (!lease) return;
    try {
      await this.years.keep(await this.newest(), now);
      const leftOut = await this.tags.leftOut({});
      await storeDump(this.dumpFiles, { lapTimes: this.lapTimes, cars: this.cars, leftOut }, now);
    } finally {
      await leases.release(lease);
    }
  }
}
