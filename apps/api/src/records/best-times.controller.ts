import { Controller } from '@nestjs/common';
import { bestTimes as calls, type BestTimesOfTrack, type ReadRequestOf } from '#contracts';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { bestTimes } from '#projections/records/records.query';
import type { LapTimeValue } from '#racing';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InView } from '../in-view.ts';
import { readTrackCode } from '../lap-times/read-cell-address.ts';

@Controller()
export class BestTimesController {
  constructor(
    @InView(records) private readonly cells: View<RecordCell>,
    @InView(drivingChanges) private readonly driving: View<DrivingChanges>,
  ) {}

  @Endpoint(calls.ofTrack)
  async ofTrack(
    @Parsed() { params, query }: ReadRequestOf<typeof calls.ofTrack>,
  ): Promise<Positioned<BestTimesOfTrack>> {
    const trackCode = readTrackCode(params.trackCode);
    // First: what is read after it may be newer, never older.
    const position = Math.min(await this.cells.position(), await this.driving.position());
    const { items, ...next } = await bestTimes({ cells: this.cells, driving: this.driving }, trackCode, query);
    const rows = items.map(({ carId, tune, time }): BestTimesOfTrack['items'][number] => [
      carId,
      tune,
      figureOf(time.value),
    ]);
    return { position, body: { items: rows, ...next } };
  }
}

/** Who did not finish is not among them. */
const figureOf = (value: LapTimeValue): number => {
  switch (value.kind) {
    case 'time':
      return value.seconds;
    case 'speed':
      return value.metresPerSecond;
    case 'dnf':
      return 0;
  }
};
