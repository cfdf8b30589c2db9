import { useTranslation } from 'react-i18next';
import type { Car, RaceAttributes, RoundContent } from '#contracts';
import { formatLapTime, surfaceOf } from '#racing';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import styles from './round.module.css';

type ReadLanesProps = {
  content: RoundContent;
  cars: ReadonlyMap<string, Car>;
  /** The content to compare with: differences are marked. */
  beside?: RoundContent | undefined;
};

export function ReadLanes({ content, cars, beside }: ReadLanesProps) {
  const { t } = useTranslation('rounds');
  return (
    <ol className={styles['readLanes']}>
      {Array.from({ length: 5 }, (_, at) => content.races[at] ?? {}).map((race, at) => {
        const differs = beside && !sameRace(race, beside.races[at] ?? {});
        return (
          // A race has no name except its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} data-differs={differs || undefined}>
            <b>{at + 1}</b>
            <Race race={race} cars={cars} />
            {differs ? <em>{t('differs')}</em> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Race({
  race: { carId, tune, track, timeToBeat },
  cars,
}: {
  race: RaceAttributes;
  cars: ReadLanesProps['cars'];
}) {
  const { t } = useTranslation('rounds');
  const words = useTrackLabels();
  const car = carId === undefined ? undefined : cars.get(carId);
  return (
    <>
      <span className={styles['readTrack']}>
        {track === undefined ? (
          <i>{t('missing.track')}</i>
        ) : (
          <>
            <SurfaceMark surface={surfaceOf(track) ?? 'dry'} word={words.road(track)} />
            {words.name(track)}
          </>
        )}
      </span>
      <span className={styles['readCar']}>
        {car ? <MiniCar car={car} /> : null}
        <span>
          {carId === undefined ? <i>{t('missing.car')}</i> : (car?.name ?? carId)}
          {tune === undefined ? null : <TuneGlyph tune={tune} />}
        </span>
      </span>
      {timeToBeat ? <span className={styles['readTime']}>{formatLapTime(timeToBeat, 'short')}</span> : null}
    </>
  );
}

const sameRace = (one: RaceAttributes, other: RaceAttributes): boolean =>
  one.carId === other.carId && one.tune === other.tune && one.track === other.track;
