import { useTranslation } from 'react-i18next';
import type { Car, RaceAttributes } from '#contracts';
import { parseTrackCode, parseTune } from '#racing';
import styles from '../../features/challenges/challenges.module.css';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Labelled } from '../../ui/field/choice-field.tsx';
import { CarPlace } from '../match/car-place.tsx';

type RoundRacesProps = {
  value: readonly RaceAttributes[];
  faultOf: (path: string) => string | undefined;
  cars: ReadonlyMap<string, Car>;
  onChange: (races: RaceAttributes[]) => void;
};

export function RoundRaces({ value, faultOf, cars, onChange }: RoundRacesProps) {
  const { t } = useTranslation(['challenges', 'rounds']);
  return value.map((race, at) => {
    const tune = parseTune(race.tune ?? '');
    // A time belongs to its cell: another car or track has a different time.
    const { timeToBeat: _timeToBeat, carId: _carId, tune: _tune, ...trackOnly } = race;
    const { timeToBeat: _time, ...withoutTime } = race;
    const put = (next: RaceAttributes) => onChange(value.with(at, next));
    const number = at + 1;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- each race has its place
      <Labelled key={at} label={t('rounds:race', { number })} error={faultOf(`races.${at}`)}>
        <span className={styles['race']} role="group" aria-label={t('rounds:race', { number })}>
          <TrackPick
            track={parseTrackCode(race.track ?? '')?.code}
            label={t('rounds:pickTrack')}
            onPick={(track) => put({ ...withoutTime, track })}
          />
          <CarPlace
            label={t('rounds:opponentOf', { number })}
            place={race.carId !== undefined && tune ? { carId: race.carId, tune } : undefined}
            cars={cars}
            onChange={(car) => put(car ? { ...withoutTime, ...car } : trackOnly)}
          />
          {race.track === undefined && race.carId === undefined ? null : (
            <Button variant="ghost" size="small" onClick={() => put({})}>
              {t('challenges:emptyRace', { number })}
            </Button>
          )}
        </span>
      </Labelled>
    );
  });
}
