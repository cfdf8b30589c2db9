import { useMemo } from 'react';
import type { RaceAttributes } from '#contracts';
import { parseTrackCode, parseTune } from '#racing';
import type { LapTimeValue, TrackCode, Tune } from '#racing';
import { useLapTimes } from '../../../features/lap-times/use-lap-times.ts';

/** The cell of a race where car, tune and track are known. */
export type RaceCell = { readonly carId: string; readonly tune: Tune; readonly trackCode: TrackCode };

export const cellOf = ({ carId, tune, track }: RaceAttributes): RaceCell | undefined => {
  const [known, code] = [parseTune(tune ?? ''), parseTrackCode(track ?? '')?.code];
  return carId !== undefined && known && code ? { carId, tune: known, trackCode: code } : undefined;
};

export type OpponentTime = {
  /** The record, or else the time submitted with the round. */
  readonly value: LapTimeValue | undefined;
  readonly loading: boolean;
};

/** The opponents' times, by race: times of the records take precedence over those submitted with a round. */
export function useOpponents(races: readonly RaceAttributes[]): readonly OpponentTime[] {
  const key = JSON.stringify(races.map(cellOf));
  const question = useMemo(() => {
    const cells = (JSON.parse(key) as (RaceCell | null)[]).filter((cell) => cell !== null);
    return {
      cars: cells.map(({ carId, tune }) => ({ carId, tune })),
      tracks: [...new Set(cells.map(({ trackCode }) => trackCode))],
    };
  }, [key]);
  const times = useLapTimes(question);
  return races.map((race) => {
    const cell = cellOf(race);
    const known = cell && times.of(cell);
    const time = known?.status === 'known' && known.lapTime.kind !== 'none' ? known.lapTime : undefined;
    return { value: time ?? race.timeToBeat, loading: times.loading };
  });
}
