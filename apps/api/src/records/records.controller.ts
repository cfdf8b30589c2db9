import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type LatestRecords,
  type LatestTimes,
  type ReadRequestOf,
  type RecordOfTrack,
  records as calls,
  type RecordTime,
} from '#contracts';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import type { TrackRecord } from '#projections/records/previous-record';
import { type CountedTime, latestTimes } from '#projections/records/records.query';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { readTrackCode } from '../lap-times/read-cell-address.ts';
import { ACCOUNTS } from '../ports.ts';
import { LatestRecordsOf } from './latest-records.ts';

type Names = ReadonlyMap<string, string | null>;

@Controller()
export class RecordsController {
  constructor(
    @InjectView(records) private readonly cells: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly latestOf: LatestRecordsOf,
  ) {}

  @Endpoint(calls.latest)
  async latest(@Parsed() { query: { limit } }: ReadRequestOf<typeof calls.latest>): Promise<Positioned<LatestRecords>> {
    const position = await this.#position();
    const found = await this.latestOf.newest(limit);
    const names = await this.#names(found);
    return { position, body: { items: found.map((record) => recordAnswer(record, names)) } };
  }

  @Endpoint(calls.ofTrack)
  async ofTrack(@Parsed() { params }: ReadRequestOf<typeof calls.ofTrack>): Promise<Positioned<RecordOfTrack>> {
    const trackCode = readTrackCode(params.trackCode);
    const position = await this.#position();
    const found = await this.latestOf.ofTrack(trackCode);
    const names = await this.#names(found ? [found] : []);
    return { position, body: { trackCode, record: found ? recordAnswer(found, names) : null } };
  }

  @Endpoint(calls.latestTimes)
  async latestTimes(@Parsed() { query }: ReadRequestOf<typeof calls.latestTimes>): Promise<Positioned<LatestTimes>> {
    const position = await this.#position();
    const { items, next } = await latestTimes(this.#views(), query);
    const names = await this.accounts.displayNames(items.map(({ time }) => time.by));
    const body = { items: items.map((one) => timeAnswer(one, names)), ...(next === undefined ? {} : { next }) };
    return { position, body };
  }

  #views() {
    return { cells: this.cells, driving: this.driving };
  }

  /** Read first: data read after it may be newer, never older. */
  async #position(): Promise<number> {
    return Math.min(await this.cells.position(), await this.driving.position());
  }

  #names(found: readonly TrackRecord[]): Promise<Names> {
    return this.accounts.displayNames(found.flatMap(({ time, previous }) => [time.by, previous?.time.by ?? time.by]));
  }
}

const timeAnswer = ({ carId, tune, trackCode, time }: CountedTime, names: Names): RecordTime => ({
  carId,
  tune,
  trackCode,
  lapTimeId: time.lapTimeId,
  value: time.value,
  by: { userId: time.by, name: names.get(time.by) ?? null },
  at: time.at,
  gameVersion: time.gameVersion,
});

const recordAnswer = (record: TrackRecord, names: Names) => ({
  ...timeAnswer(record, names),
  previous: record.previous && timeAnswer(record.previous, names),
});
