import { z } from 'zod';
import { type MatrixAnswer, matrixAnswer, type MatrixBody, type MatrixChanges, matrixChanges } from '#contracts';
import type { DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { drivingOf } from '#projections/driving-changes/driving-changes.query';
import type { LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { matrix, matrixSince } from '#projections/lap-times/lap-times.query';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';
import { readTrackCode, readTune } from '../http/read-cell.ts';

/** All cells, or with `since` the newer ones. */
export const matrixAnswers = z.union([matrixAnswer, matrixChanges]);

/** Throws `RuleBroken` for a tune or track that there is not; a car that there is not has an empty column. */
export const answerMatrix = async (
  view: View<LapTimeCell>,
  drivingChanges: View<DrivingChanges>,
  { cars, tracks, since }: MatrixBody,
): Promise<Positioned<MatrixAnswer | MatrixChanges>> => {
  const columns = cars.map(({ carId, tune }) => ({ carId, tune: readTune(tune) }));
  const codes = tracks.map(readTrackCode);
  const driving = await drivingOf(
    drivingChanges,
    columns.map(({ carId }) => carId),
  );
  const body = await (since === undefined
    ? matrix(view, columns, codes, driving)
    : matrixSince(view, columns, codes, since, driving));
  return { position: body.position, body };
};
