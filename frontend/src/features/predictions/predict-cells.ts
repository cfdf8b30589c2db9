import { formatLapTime, predictLapTime } from '#racing';
import type { CarStats, TrackCode, Tune } from '#racing';
import { cellKey } from '../../lib/cell.ts';
import type { Predicted } from '../../lib/predictions.ts';

/** Cars with a tune, by their figures at stock, and the tracks they are asked for. */
export type PredictionQuestion = {
  readonly cars: readonly { readonly carId: string; readonly tune: Tune; readonly stats: CarStats }[];
  readonly tracks: readonly TrackCode[];
};
export type PredictionAnswer = readonly (readonly [cell: string, predicted: Predicted])[];

/** Every cell of the question that can be predicted, as texts. */
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
