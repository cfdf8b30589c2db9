import { Controller } from '@nestjs/common';
import {
  type BestOfTracks,
  bestTimes as calls,
  type BestTimesOfTrack,
  type PlacesAnswer,
  type ReadRequestOf,
} from '#contracts';
import type { ActorId } from '#kernel';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { garageCopies, type GarageCopiesDoc } from '#projections/garage-copies/garage-copies.projection';
import { garageKeys } from '#projections/garage-copies/garage-keys.query';
import { type RecordCell, records } from '#projections/records/records.projection';
import { bestAmong, bestTimes, placeOf } from '#projections/records/records.query';
import { drivenByCopies, type LapTimeValue } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { Actor } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { readCellAddress, readTrackCode } from '../lap-times/read-cell-address.ts';
import { readLapTime } from '../lap-times/read-lap-time.ts';

@Controller()
export class BestTimesController {
  constructor(
    @InjectView(records) private readonly cells: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @InjectView(garageCopies) private readonly copies: View<GarageCopiesDoc>,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(calls.ofTrack)
  async ofTrack(
    @Parsed() { params, query: { disputed, ...paged } }: ReadRequestOf<typeof calls.ofTrack>,
  ): Promise<Positioned<BestTimesOfTrack>> {
    const trackCode = readTrackCode(params.trackCode);
    const position = await this.#position();
    const asked = { ...paged, withDisputed: disputed === 'with' };
    const { items, ...next } = await bestTimes({ cells: this.cells, driving: this.driving }, trackCode, asked);
    const rows = items.map(({ carId, tune, time }): BestTimesOfTrack['items'][number] => [
      carId,
      tune,
      figureOf(time.value),
    ]);
    return { position, body: { items: rows, ...next } };
  }

  @Endpoint(calls.ofTracks)
  async ofTracks(@Parsed() { body }: ReadRequestOf<typeof calls.ofTracks>): Promise<Positioned<BestOfTracks>> {
    return this.#bestOf(body.tracks, await this.#position(), () => true);
  }

  @Endpoint(calls.ofGarage)
  async ofGarage(
    @Parsed() { body }: ReadRequestOf<typeof calls.ofGarage>,
    @Actor() owner: ActorId,
  ): Promise<Positioned<BestOfTracks>> {
    const position = Math.min(await this.#position(), await this.copies.position());
    const docs = await this.copies.getMany(garageKeys(owner));
    const copies = [...docs.values()].flatMap(({ doc }) => doc.copies);
    // For an empty garage no track has a best: nothing is read.
    const tracks = copies.length === 0 ? [] : body.tracks;
    return this.#bestOf(tracks, position, drivenByCopies(copies));
  }

  @Endpoint(calls.places)
  async places(@Parsed() { body }: ReadRequestOf<typeof calls.places>): Promise<Positioned<PlacesAnswer>> {
    const asked = body.cells.map((cell) => {
      const address = readCellAddress(cell);
      return { ...address, value: readLapTime(cell.time, address.trackCode) };
    });
    const ids = await this.carIds.all(asked.map(({ carId }) => carId));
    const position = await this.#position();
    const places: PlacesAnswer['places'] = [];
    // One after the other: other requests run in between.
    for (const [at, cell] of asked.entries()) places.push(await this.#place({ ...cell, carId: ids[at] ?? cell.carId }));
    return { position, body: { places } };
  }

  /** Read first: data read after it may be newer, never older. */
  async #position(): Promise<number> {
    return Math.min(await this.cells.position(), await this.driving.position());
  }

  async #bestOf(tracks: readonly string[], position: number, counts: (carId: string, tune: string) => boolean) {
    const items: BestOfTracks['items'] = [];
    // One after the other: other requests run in between.
    for (const trackCode of new Set(tracks.map(readTrackCode))) {
      const best = await bestAmong({ cells: this.cells, driving: this.driving }, trackCode, counts);
      if (best) items.push([trackCode, best.carId, best.tune, figureOf(best.time.value)]);
    }
    return { position, body: { items } };
  }

  async #place(cell: Parameters<typeof placeOf>[1]): Promise<PlacesAnswer['places'][number]> {
    const views = { cells: this.cells, driving: this.driving };
    const place = await placeOf(views, cell);
    const { items } = await bestTimes(views, cell.trackCode, { limit: 20 });
    const best = items.find(({ carId, tune }) => carId !== cell.carId || tune !== cell.tune);
    return { place: place ?? null, best: best ? figureOf(best.time.value) : null };
  }
}

/** A DNF never reaches this. */
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
