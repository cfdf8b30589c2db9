import { Injectable } from '@nestjs/common';
import type { Car, MatrixAnswer } from '#contracts';
import { cars as carsView, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { type TunedStatsDoc, tunedStatsView } from '#projections/tuned-stats/tuned-stats.projection';
import { type Deck, parsePastCar, withoutTags } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { PastCars } from '../cars/past-cars.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import { InjectView } from '../inject-view.ts';
import { answerMatrix } from '../lap-times/answer-matrix.ts';
import { PastColumns } from '../lap-times/past-columns.ts';
import type { Grid } from './grid-table.ts';

@Injectable()
export class EmbedData {
  constructor(
    @InjectView(carsView) private readonly cars: View<CatalogueCar>,
    @InjectView(lapTimes) private readonly lapTimes: View<LapTimeCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @InjectView(tunedStatsView) private readonly tunedStats: View<TunedStatsDoc>,
    private readonly carIds: CarIds,
    private readonly pastCars: PastCars,
    private readonly pastColumns: PastColumns,
    private readonly tags: UpcomingTags,
  ) {}

  async car(name: string): Promise<Car | undefined> {
    return (await this.#carsOf([name])).get(name);
  }

  /** A car without a tune has no times, and its column is empty. */
  async grid({ cars, tracks }: Deck): Promise<Grid> {
    const known = await this.#carsOf(cars.map(({ carId }) => carId));
    const tuned = cars.flatMap(({ carId, tune }) => (tune === undefined ? [] : [{ carId, tune }]));
    const asked = { cars: tuned, tracks: [...tracks] };
    const isAsked = tuned.length > 0 && tracks.length > 0;
    const found = isAsked
      ? await this.pastColumns.in(
          asked,
          await answerMatrix(this.lapTimes, this.driving, this.tunedStats, this.carIds, asked),
        )
      : undefined;
    const times = [...((found?.body as MatrixAnswer | undefined)?.columns ?? [])];
    return { cars, tracks, known, columns: cars.map(({ tune }) => (tune === undefined ? [] : (times.shift() ?? []))) };
  }

  /** Named with the version: nothing else on the page shows it. */
  async #pastOf(names: readonly string[]): Promise<readonly Car[]> {
    if (names.length === 0) return [];
    const { items } = await this.pastCars.of(names);
    return items.map((car) => ({ ...car, name: `${car.name} (${parsePastCar(car.id)?.gameVersion})` }));
  }

  async #carsOf(names: readonly string[]): Promise<ReadonlyMap<string, Car>> {
    const ids = await this.carIds.all(names);
    const { items } = await carsByIds(this.cars, [...new Set(ids)]);
    const left = await this.tags.leftOut({});
    const past = await this.#pastOf(names.filter(parsePastCar));
    const byId = new Map([...items, ...past].map((car): [string, Car] => [car.id, withoutTags(car, left)]));
    return new Map(
      names.flatMap((name, at): [string, Car][] => {
        const car = byId.get(ids[at] ?? name);
        return car ? [[name, car]] : [];
      }),
    );
  }
}
