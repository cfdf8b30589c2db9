import { Injectable } from '@nestjs/common';
import type { CellAddress } from '#contracts';
import type { FiguresOfTime, SubmitLapTime } from '#domain';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { drivingOf, isPast } from '#projections/driving-changes/driving-changes.query';
import { cellKey, lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { lapTimeOfCell } from '#projections/lap-times/lap-times.query';
import { bestOfTrack } from '#projections/records/records.query';
import { type RecordCell, records } from '#projections/records/records.projection';
import { doubtsOf, nearCells, type NearTime } from '#racing';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';

/** What a car's other times and its prediction say of a time, when it is said. */
@Injectable()
export class WeighFigures {
  constructor(
    @InView(cars) private readonly cars: View<CatalogueCar>,
    @InView(drivingChanges) private readonly driving: View<DrivingChanges>,
    @InView(lapTimes) private readonly lapTimes: View<LapTimeCell>,
    @InView(records) private readonly records: View<RecordCell>,
  ) {}

  async of({ tune, trackCode, value }: SubmitLapTime['data'], carId: string): Promise<FiguresOfTime> {
    const around = await this.around({ carId, tune, trackCode });
    if (!around) return { doubts: [] };
    const { car, drivesSince } = around;
    return { drivesSince, doubts: doubtsOf({ car, tune, trackCode, value }, around) };
  }

  /** What a time of the cell is weighed against; undefined: there is no such car. */
  async around({ carId, tune, trackCode }: CellAddress) {
    const [car, drives] = await Promise.all([this.cars.get(carId), drivingOf(this.driving, [carId])]);
    if (!car) return undefined;
    const near = await this.#near(carId, tune, trackCode, drives);
    const best = await bestOfTrack(this.records, trackCode);
    return { car: car.doc, near, best, drivesSince: drives.get(carId)?.since };
  }

  /** Sure times of the car as it drives now. */
  async #near(
    carId: string,
    tune: string,
    trackCode: string,
    drives: Awaited<ReturnType<typeof drivingOf>>,
  ): Promise<readonly NearTime[]> {
    const cells = nearCells(tune, trackCode).map((cell) => ({
      ...cell,
      key: cellKey(carId, cell.tune, cell.trackCode),
    }));
    const found = await this.lapTimes.getMany(cells.map(({ key }) => key));
    return cells.flatMap(({ key, ...cell }): NearTime[] => {
      const doc = found.get(key)?.doc;
      const value = doc && lapTimeOfCell(doc);
      if (!value || doc.support !== undefined || isPast(doc.gameVersion, drives.get(carId))) return [];
      return [{ ...cell, value }];
    });
  }
}
