import { Injectable } from '@nestjs/common';
import type { CellAddress } from '#contracts';
import type { FiguresOfTime, SubmitLapTime } from '#domain';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { timeContext } from '#projections/lap-times/lap-time-figures.query';
import { lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { outlierFlagsOf } from '#racing';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';

@Injectable()
export class PlausibilityCheck {
  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @InjectView(lapTimes) private readonly lapTimes: View<LapTimeCell>,
    @InjectView(records) private readonly records: View<RecordCell>,
  ) {}

  async of({ tune, trackCode, value }: SubmitLapTime['data'], carId: string): Promise<FiguresOfTime> {
    const around = await this.around({ carId, tune, trackCode });
    if (!around) return { doubts: [] };
    const { car, drivesSince } = around;
    return { drivesSince, doubts: outlierFlagsOf({ car, tune, trackCode, value }, around) };
  }

  /** What a time of the cell is compared with; undefined: there is no such car. */
  async around(cell: CellAddress) {
    const car = await this.cars.get(cell.carId);
    const { driving, lapTimes: times, records: bests } = this;
    return car && { car: car.doc, ...(await timeContext({ driving, lapTimes: times, records: bests }, cell)) };
  }
}
