import { Injectable } from '@nestjs/common';
import type { StatsContext, SubmitTunedStats } from '#domain';
import type { Command } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf } from '#projections/race-stat-changes/race-stat-changes.query';
import { isDoubtfulStats, type TrustLevel } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { CurrentGameVersion } from '../catalogue/current-game-version.ts';
import { InjectView } from '../inject-view.ts';
import { PersonTrust } from '../lap-times/person-trust.ts';

@Injectable()
export class TunedStatsLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly version: CurrentGameVersion,
    private readonly person: PersonTrust,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
  ) {}

  carId({ data }: SubmitTunedStats) {
    return this.carIds.of(data.carId);
  }

  gameVersion() {
    return this.version.now();
  }

  trust({ meta }: Command): Promise<TrustLevel> {
    return this.person.level(meta.actor, meta.now);
  }

  async figures({ data }: SubmitTunedStats): Promise<StatsContext> {
    const carId = await this.carIds.of(data.carId);
    if (carId === undefined) return { doubted: false };
    const [car, drives] = await Promise.all([this.cars.get(carId), drivingOf(this.driving, [carId])]);
    return {
      drivesSince: drives.get(carId)?.since,
      doubted: car !== undefined && isDoubtfulStats(car.doc, data.tune, data.stats),
    };
  }
}
