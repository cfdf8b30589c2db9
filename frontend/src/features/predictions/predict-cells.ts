import { formatLapTime, predictLapTime } from '#racing';
import type { CarStats, TrackCode, Tune } from '#racing';
import { cellKey } from '../../lib/cell.ts';
import type { Predicted } from '../../lib/predictions.ts';

/** Cars with a tune, by their stock values, and the tracks. */
export type PredictionQuestion = {
  readonly cars: readonly { readonly carId: string; readonly tune: Tune; readonly stats: CarStats }[];
  readonly tracks: readonly TrackCode[];
};
export type PredictionAnswer = readonly (readonly [cell: string, predicted: Predicted])[];

export function predictCells({ cars, tracks }: PredictionQuestion): PredictionAnswer {
  return cars.flatMap(({ carId, tune, stats }) =>
    tracks.flatMap((trackCode): PredictionAnswer => {
      const prediction = predictLapTime(stats, tune, trackCode);
      if (!prediction) return [];
      const [text, low, high] = [prediction.value, prediction.low, prediction.high].map((one) =>
        formatLapTime(one, 'short'),
      );
      return [[cellKey({ carId, tune, trackCode }), { text: text ?? '', low: low ?? '', high: high ?? '' }]];
    }),
  );
}
