import { Injectable } from '@nestjs/common';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { type TrackRecord, withPrevious } from '#projections/records/previous-record';
import { latestTimes, recordOfTrack, type RecordViews } from '#projections/records/records.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { RememberedReigns } from './remembered-reigns.ts';

const TIMES_A_READ = 500;
const READS = 4;
/** A withdrawn time, or one of a changed car, may have made way for a record elsewhere. */
const KEPT_MS = 60_000;

type Kept = { readonly newest: number; readonly tracks: readonly string[]; readonly sinceMs: number };

/**
 * The latest times that are the best of their track and beat another. There are some 570 tracks, each read once:
 * milliseconds. The tracks are cached until there is a newer time; the records themselves are read each time.
 */
@Injectable()
export class LatestRecordsOf {
  readonly #views: RecordViews;
  #kept: Kept | undefined;

  constructor(
    @InjectView(records) cells: View<RecordCell>,
    @InjectView(raceStatChanges) driving: View<RaceStatChanges>,
    private readonly reigns: RememberedReigns,
  ) {
    this.#views = { cells, driving };
  }

  async newest(limit: number): Promise<readonly TrackRecord[]> {
    const tracks = await this.#tracks();
    return this.#recordsOf(tracks.slice(0, limit));
  }

  /** Undefined: the track has no record. */
  async ofTrack(trackCode: string): Promise<TrackRecord | undefined> {
    const record = await recordOfTrack(this.#views, trackCode);
    return record && withPrevious(record, await this.reigns.ofTrack(trackCode));
  }

  async #tracks(): Promise<readonly string[]> {
    const [last] = (await latestTimes(this.#views, { limit: 1 })).items;
    const newest = last?.time.position ?? 0;
    const kept = this.#kept;
    if (kept?.newest === newest && performance.now() - kept.sinceMs < KEPT_MS) return kept.tracks;
    const found = await this.#recordsOf(await this.#tracksOfLatestTimes());
    const tracks = found.map(({ trackCode }) => trackCode);
    this.#kept = { newest, tracks, sinceMs: performance.now() };
    return tracks;
  }

  async #tracksOfLatestTimes(): Promise<readonly string[]> {
    const tracks = new Set<string>();
    let after: string | undefined;
    for (let read = 0; read < READS; read += 1) {
      const page = await latestTimes(this.#views, { limit: TIMES_A_READ, after });
      for (const { trackCode } of page.items) tracks.add(trackCode);
      after = page.next;
      if (after === undefined) break;
    }
    return [...tracks];
  }

  async #recordsOf(tracks: readonly string[]): Promise<readonly TrackRecord[]> {
    const found: TrackRecord[] = [];
    for (const trackCode of tracks) {
      const record = await this.ofTrack(trackCode);
      if (record?.previous) found.push(record);
    }
    return found.toSorted((one, other) => other.time.position - one.time.position);
  }
}
