import { useTranslation } from 'react-i18next';
import type { Car, RaceAttributes } from '#contracts';
import { formatLapTime, parseTrackCode, parseTune, surfaceOf } from '#racing';
import { TrackPick } from '../../../features/tracks/track-pick.tsx';
import { CarPlace } from '../../match/car-place.tsx';
import { MissingTime } from './missing-time.tsx';
import styles from './round.module.css';
import { cellOf, type OpponentTime } from './use-opponents.ts';

type FillLaneProps = {
  at: number;
  race: RaceAttributes;
  time: OpponentTime | undefined;
  cars: ReadonlyMap<string, Car>;
  onChange: (race: RaceAttributes) => void;
};

export function FillLane({ at, race, time, cars, onChange }: FillLaneProps) {
  const { t } = useTranslation('rounds');
  const track = parseTrackCode(race.track ?? '')?.code;
  const tune = parseTune(race.tune ?? '');
  const place = race.carId !== undefined && tune ? { carId: race.carId, tune } : undefined;
  const cell = cellOf(race);
  // A time belongs to its cell: another car or track has a different time.
  const { timeToBeat: _timeToBeat, carId: _carId, tune: _tune, ...trackOnly } = race;
  const { timeToBeat: _time, ...withoutTime } = race;
  return (
    <section
      className={styles['lane']}
      data-surface={track && surfaceOf(track)}
      aria-label={t('race', { number: at + 1 })}
    >
      <div className={styles['laneHead']}>
        <b>{at + 1}</b>
        <TrackPick track={track} label={t('pickTrack')} onPick={(code) => onChange({ ...withoutTime, track: code })} />
      </div>
      <CarPlace
        label={t('opponentOf', { number: at + 1 })}
        place={place}
        cars={cars}
        onChange={(car) => onChange(car ? { ...withoutTime, ...car } : trackOnly)}
      />
      <div className={styles['time']}>
        {time?.value ? (
          <>
            <small>{t('timeToBeat')}</small>
            <b>{formatLapTime(time.value, 'short')}</b>
          </>
        ) : cell ? null : (
          <small>{t('missing.time')}</small>
        )}
        {cell && !time?.loading ? (
          <MissingTime key={JSON.stringify(cell)} cell={cell} known={time?.value !== undefined} />
        ) : null}
      </div>
    </section>
  );
}
