import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  raceStatChanges,
  type RaceStatChanges,
  type DrivingMoment,
} from '#projections/race-stat-changes/race-stat-changes.projection';
import { ledCell, type LedCell } from '#projections/records/led-cell';
import { type RecordCell, records } from '#projections/records/records.projection';
import { type Placed, type Reign, reignsOfTrack, type TrackReigns } from '#projections/records/reigns-of-track';
import type { Stored, View } from '#read-store';
import { InjectView } from '../inject-view.ts';

const READ_AT_ONCE = 500;
const NOTHING: TrackReigns = { reigns: [], placed: [] };

/** The record holders of all tracks: read once, then only the changes. */
@Injectable()
export class RememberedReigns {
  readonly #cells = new Map<string, Map<string, LedCell>>();
  readonly #driving = new Map<string, readonly DrivingMoment[]>();
  readonly #told = new Map<string, TrackReigns>();
  #byPerson: ReadonlyMap<string, readonly Reign[]> = new Map();
  #placesByPerson: ReadonlyMap<string, readonly Placed[]> = new Map();
  readonly #seen = { cells: -1, driving: -1 };
  #reading: Promise<void> | undefined;

  constructor(
    @InjectView(records) private readonly records: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
  ) {}

  async of(person: string): Promise<{ reigns: readonly Reign[]; places: readonly Placed[] }> {
    await this.#read();
    return { reigns: this.#byPerson.get(person) ?? [], places: this.#placesByPerson.get(person) ?? [] };
  }

  /** The oldest first. */
  async ofTrack(trackCode: string): Promise<readonly Reign[]> {
    await this.#read();
    return (this.#told.get(trackCode) ?? NOTHING).reigns;
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readChanges().finally(() => (this.#reading = undefined));
    return this.#reading;
  }

  async #readChanges(): Promise<void> {
    // Read first: what the views have read until then is in their documents.
    const [cells, driving] = [await this.records.position(), await this.driving.position()];
    const changed = new Set<string>();
    for await (const { key, doc } of changedSince(this.records, 'turned', this.#seen.cells)) {
      const ofTrack = this.#cells.get(doc.trackCode) ?? new Map<string, LedCell>();
      this.#cells.set(doc.trackCode, ofTrack.set(key, ledCell(doc)));
      changed.add(doc.trackCode);
    }
    const revised = new Set<string>();
    for await (const { key: carId, doc } of changedSince(this.driving, 'changed', this.#seen.driving)) {
      this.#driving.set(carId, doc.moments ?? []);
      revised.add(carId);
    }
    for (const [trackCode, ofTrack] of this.#cells)
      if (ofTrack.values().some(({ carId }) => revised.has(carId))) changed.add(trackCode);
    for (const trackCode of changed) {
      this.#told.set(trackCode, this.#tell(trackCode));
      // All tracks at startup: other requests run in between.
      await turn();
    }
    if (changed.size > 0) {
      this.#byPerson = byPerson([...this.#told.values()].flatMap(({ reigns }) => reigns));
      this.#placesByPerson = Map.groupBy(
        [...this.#told.values()].flatMap(({ placed }) => placed),
        ({ by }) => by,
      );
    }
    Object.assign(this.#seen, { cells, driving });
  }

  #tell(trackCode: string): TrackReigns {
    return reignsOfTrack([...(this.#cells.get(trackCode)?.values() ?? [])], this.#driving);
  }
}

async function* changedSince<Doc extends object>(
  view: View<Doc>,
  field: keyof Doc & string,
  position: number,
): AsyncGenerator<Stored<Doc>> {
  let after: string | undefined;
  do {
    const page = await view.find({
      range: { field, from: position + 1 },
      order: { field },
      limit: READ_AT_ONCE,
      ...(after === undefined ? {} : { after }),
    });
    yield* page.items;
    after = page.next;
  } while (after !== undefined);
}

const byPerson = (reigns: readonly Reign[]): ReadonlyMap<string, readonly Reign[]> => {
  const found = new Map<string, Reign[]>();
  for (const reign of reigns) {
    for (const person of new Set([reign.by, reign.takenBy?.by ?? reign.by])) {
      const own = found.get(person) ?? [];
      own.push(reign);
      found.set(person, own);
    }
  }
  return found;
};
