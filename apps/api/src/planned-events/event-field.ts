import { Injectable } from '@nestjs/common';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { bestTimes } from '#projections/records/records.query';
import { type AssetCar, type FieldTime, kindsByRequirements } from '#racing';
import type { PlannedEventAttributes } from '#domain';
import type { View } from '#read-store';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import { InjectView } from '../inject-view.ts';

/** Times considered per track: a slower car never wins. */
const CELLS_A_PAGE = 500;
const PAGES_A_TRACK = 4;

export type FieldTrack = { readonly trackCode: string; readonly rows: readonly FieldTime[] };
export type Field = { readonly cars: ReadonlyMap<string, AssetCar>; readonly tracks: readonly FieldTrack[] };

@Injectable()
export class EventField {
  constructor(
    @InjectView(records) private readonly cells: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    private readonly catalogue: LoadedCatalogue,
    private readonly tags: UpcomingTags,
  ) {}

  /** Data read after it may be newer, never older. */
  async position(): Promise<number> {
    return Math.min(await this.cells.position(), await this.driving.position());
  }

  async of(
    { requirements }: Pick<PlannedEventAttributes, 'requirements'>,
    trackCodes: readonly string[],
    also: (car: AssetCar, tune: string) => boolean = () => true,
  ): Promise<Field> {
    const { cars: all } = await this.catalogue.newest(await this.tags.leftOut({}));
    const kinds = kindsByRequirements(requirements);
    const cars = new Map(all.flatMap((car) => (kinds(car) === undefined ? [] : [[car.id, car] as const])));
    const fits = ([carId, tune]: FieldTime): boolean => {
      const car = cars.get(carId);
      return car !== undefined && also(car, tune);
    };
    const tracks = await Promise.all(
      trackCodes.map(async (trackCode) => ({ trackCode, rows: (await this.#timesOf(trackCode)).filter(fits) })),
    );
    return { cars, tracks };
  }

  async #timesOf(trackCode: string): Promise<FieldTime[]> {
    const views = { cells: this.cells, driving: this.driving };
    const rows: FieldTime[] = [];
    let after: string | undefined;
    for (let page = 0; page < PAGES_A_TRACK; page += 1) {
      const { items, next } = await bestTimes(views, trackCode, { limit: CELLS_A_PAGE, after });
      for (const { carId, tune, time } of items) {
        const { value } = time;
        if (value.kind !== 'dnf')
          rows.push([carId, tune, value.kind === 'time' ? value.seconds : value.metresPerSecond]);
      }
      if (next === undefined) break;
      after = next;
    }
    return rows;
  }
}
