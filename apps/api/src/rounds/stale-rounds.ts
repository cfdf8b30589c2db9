import { Injectable } from '@nestjs/common';
import { contentOf, type RoundItem } from '#domain';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { cellKey } from '#projections/lap-times/lap-times.projection';
import { type RecordCell, records } from '#projections/records/records.projection';
import { submittedSince } from '#projections/records/submitted-since.query';
import type { RoundDoc } from '#projections/rounds/rounds.projection';
import type { Stored, View } from '#read-store';
import { InjectView } from '../inject-view.ts';

type Asked = { readonly doc: RoundDoc | undefined; readonly item: RoundItem };
/** The inputs of a solution: any time on its tracks, and the times and stats of the chosen and opposing cars. */
type Grounds = {
  readonly solvedAt: number;
  readonly tracks: readonly string[];
  readonly cells: readonly string[];
  readonly carIds: readonly string[];
};

/** Which solutions are older than a change of a time, car or version that they use. */
@Injectable()
export class StaleRounds {
  constructor(
    @InjectView(records) private readonly records: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
  ) {}

  /** In the order of the rounds. */
  async among(rounds: readonly Asked[]): Promise<readonly boolean[]> {
    const grounds = rounds.map(groundsOf);
    const known = grounds.filter((one) => one !== undefined);
    if (known.length === 0) return rounds.map(() => false);
    const [news, cells, cars] = await Promise.all([
      submittedSince(
        this.records,
        known.flatMap(({ tracks }) => tracks),
        Math.min(...known.map(({ solvedAt }) => solvedAt)),
      ),
      this.records.getMany([...new Set(known.flatMap((one) => one.cells))]),
      this.driving.getMany([...new Set(known.flatMap(({ carIds }) => carIds))]),
    ]);
    return grounds.map(
      (one) =>
        one !== undefined &&
        (one.tracks.some((track) => (news.get(track) ?? 0) > one.solvedAt) ||
          one.cells.some((key) => (cells.get(key)?.doc.rankedSince ?? 0) > one.solvedAt) ||
          one.carIds.some(touchedSince(cars, one.solvedAt))),
    );
  }
}

const touchedSince =
  (stored: ReadonlyMap<string, Stored<unknown>>, position: number) =>
  (key: string): boolean =>
    (stored.get(key)?.position ?? 0) > position;

const groundsOf = ({ doc, item }: Asked): Grounds | undefined => {
  const { solution } = item.round.filled;
  if (!solution || doc?.solvedAt === undefined) return undefined;
  const races = contentOf(item)?.races ?? [];
  const tracks = races.flatMap(({ track }) => track ?? []);
  const driven = [
    ...races.map(({ carId, tune }, race) => ({ carId, tune, track: races[race]?.track })),
    ...solution.hand.map(({ carId, tune }, race) => ({ carId, tune, track: races[race]?.track })),
  ];
  return {
    solvedAt: doc.solvedAt,
    tracks,
    cells: driven.flatMap(({ carId, tune, track }) => (carId && tune && track ? [cellKey(carId, tune, track)] : [])),
    carIds: driven.flatMap(({ carId }) => carId ?? []),
  };
};
