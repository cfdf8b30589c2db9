import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { MatrixAnswer, MatrixBody, MatrixChanges, MatrixValue } from '#contracts';
import { cellHistory, type CellHistoryDoc } from '#projections/cell-history/cell-history.projection';
import { type PastCell, type PastColumn, pastTimes } from '#projections/cell-history/past-times.query';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { parsePastCar } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';

type Answered = Positioned<MatrixAnswer | MatrixChanges>;

/** Columns of cars in past game versions: read from the stories of their cells, and only where requested. */
@Injectable()
export class PastColumns {
  constructor(
    @InjectView(cellHistory) private readonly stories: View<CellHistoryDoc>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    private readonly carIds: CarIds,
  ) {}

  async in({ cars, tracks, since = 0 }: MatrixBody, { body, ...rest }: Answered): Promise<Answered> {
    const asked = cars.flatMap(({ carId, tune }, column) => {
      const past = parsePastCar(carId);
      return past ? [{ ...past, tune, column }] : [];
    });
    if (asked.length === 0) return { ...rest, body };
    const ids = await this.carIds.all(asked.map(({ carId }) => carId));
    const columns = asked.map((one, at): PastColumn => ({ ...one, carId: ids[at] ?? one.carId }));
    const then = await pastTimes({ stories: this.stories, driving: this.driving }, columns, tracks, turn);
    const position = Math.min(body.position, then.position);
    const at = new Map(asked.map(({ column }, place) => [column, then.columns[place] ?? []]));
    const told = 'columns' in body ? whole(body, at) : newer(body, at, since);
    return { ...rest, position, body: { ...told, position } };
  }
}

type Then = ReadonlyMap<number, readonly PastCell[]>;

const whole = (body: MatrixAnswer, then: Then): MatrixAnswer => ({
  ...body,
  columns: body.columns.map((values, column) => then.get(column)?.map(valueOf) ?? values),
});

const newer = (body: MatrixChanges, then: Then, since: number): MatrixChanges => ({
  ...body,
  changes: [
    ...body.changes,
    ...[...then].flatMap(([column, cells]) =>
      cells.flatMap((cell, row): MatrixChanges['changes'] =>
        cell.position > since ? [[column, row, valueOf(cell)]] : [],
      ),
    ),
  ],
});

const valueOf = ({ value }: PastCell): MatrixValue => {
  switch (value?.kind) {
    case 'dnf':
      return 'dnf';
    case 'time':
      return value.seconds;
    case 'speed':
      return value.metresPerSecond;
    case undefined:
      return null;
  }
};
