import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf, type DrivingOfCars } from '#projections/race-stat-changes/race-stat-changes.query';
import { lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { allTrackCodes, type AssetCar, countUsefulness, isTestBowl, rankTrack, type Usefulness } from '#racing';
import type { View } from '#read-store';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { readTrackTimes } from './read-track-times.ts';

export type Counted = Usefulness & {
  readonly position: number;
  readonly countedAt: string;
  readonly catalogue: ReadonlyMap<string, AssetCar>;
};

type Kept = { readonly counted: Counted; readonly tookMs: number; readonly endedMs: number };

const CARS_A_READ = 2_000;
/** At most a twentieth of the time goes into counting. */
const REST = 20;

/**
 * What cars are good for, counted over all times and cached in this node's memory. It is counted again in between other
 * requests, after new events and long enough after the last count; until then the last result is returned.
 */
@Injectable()
export class CountedUsefulness {
  #kept: Kept | undefined;
  #running: Promise<Counted> | undefined;

  constructor(
    @InjectView(lapTimes) private readonly times: View<LapTimeCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    private readonly catalogue: LoadedCatalogue,
    private readonly tags: UpcomingTags,
  ) {}

  async newest(): Promise<Counted> {
    const kept = this.#kept;
    if (!kept) return this.#count();
    if (performance.now() - kept.endedMs < REST * kept.tookMs) return kept.counted;
    if ((await this.times.position()) <= kept.counted.position) return kept.counted;
    // A failed count leaves the cached one; the next request starts another.
    this.#count().catch(() => undefined);
    return kept.counted;
  }

  #count(): Promise<Counted> {
    this.#running ??= this.#countOnce().finally(() => (this.#running = undefined));
    return this.#running;
  }

  async #countOnce(): Promise<Counted> {
    const beganMs = performance.now();
    const position = await this.times.position();
    const { cars } = await this.catalogue.newest(await this.tags.leftOut({}));
    const driving = await this.#drivingOf(cars.map(({ id }) => id));
    const counting = countUsefulness(cars);
    for (const trackCode of allTrackCodes()) {
      const times = await readTrackTimes(this.times, trackCode, driving);
      if (times.length > 0) counting.addTrack(trackCode, rankTrack(times, isTestBowl(trackCode)));
      await breathe();
    }
    const catalogue = new Map(cars.map((car) => [car.id, car]));
    const counted = { ...counting.finish(), position, countedAt: isoNow(), catalogue };
    const endedMs = performance.now();
    this.#kept = { counted, tookMs: endedMs - beganMs, endedMs };
    return counted;
  }

  async #drivingOf(carIds: readonly string[]): Promise<DrivingOfCars> {
    const all = new Map<string, NonNullable<ReturnType<DrivingOfCars['get']>>>();
    for (let at = 0; at < carIds.length; at += CARS_A_READ)
      for (const [carId, since] of await drivingOf(this.driving, carIds.slice(at, at + CARS_A_READ)))
        all.set(carId, since);
    return all;
  }
}
