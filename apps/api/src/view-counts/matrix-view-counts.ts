import { Injectable } from '@nestjs/common';
import type { MatrixAnswer, MatrixBody, MatrixChanges } from '#contracts';
import { cellKey } from '#projections/lap-times/lap-times.projection';
import { CarIds } from '../cars/car-ids.ts';
import { ViewCounter } from './view-counter.ts';

/** As many cells as a person reads: a larger deck is crawled, and none of its cells is wanted more than another. */
const CELLS_LOOKED_AT = 1_000;

@Injectable()
export class MatrixViewCounts {
  constructor(
    private readonly carIds: CarIds,
    private readonly counter: ViewCounter,
  ) {}

  /** Not awaited. Updates were counted with the first request. */
  count({ cars, tracks, looked }: MatrixBody, answer: MatrixAnswer | MatrixChanges, by: string): void {
    if (looked === undefined || !('columns' in answer)) return;
    void this.#count({ cars, tracks, by }, answer.columns);
  }

  async #count(
    { cars, tracks, by }: Pick<MatrixBody, 'cars' | 'tracks'> & { readonly by: string },
    columns: MatrixAnswer['columns'],
  ): Promise<void> {
    const now = new Date().toISOString();
    const ids = await Promise.all(cars.map(({ carId }) => this.carIds.of(carId))).catch(() => []);
    const known = new Set(ids.flatMap((id) => id ?? []));
    this.counter.count('car', [...known], now, by);
    if (cars.length * tracks.length > CELLS_LOOKED_AT) return;
    const cells = cars.flatMap(({ tune }, column) => {
      const id = ids[column];
      if (id === undefined) return [];
      return tracks.filter((_, row) => columns[column]?.[row] === null).map((track) => cellKey(id, tune, track));
    });
    this.counter.count('cell', [...new Set(cells)], now, by);
  }
}
