import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatLapTime, surfaceOf } from '#racing';
import type { LapTimeValue } from '#racing';
import { raceTimeText } from '../../../features/match/match-text.ts';
import { writeAddress } from '../../../lib/deck/deck-address.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { pages } from '../../../lib/paths.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { PointsBadge } from '../../../ui/time/points.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import { CarPlace } from '../../match/car-place.tsx';
import styles from './round.module.css';
import type { LaneView } from './lane-view.ts';
import { MissingTime } from './missing-time.tsx';
import type { MyHand } from './round-view.ts';
import { Upgrades } from './upgrades.tsx';
import { Winners } from './winners.tsx';

export function SolveLane(props: LaneView) {
  const { race, cell, theirs, hand, cars, meets } = props;
  const { t } = useTranslation('rounds');
  const words = useTrackLabels();
  const own = hand.places[race];
  const ownCar = own && cars.get(own.carId);
  const surface = surfaceOf(cell.trackCode) ?? 'dry';
  return (
    <section className={styles['lane']} data-surface={surface} aria-label={t('race', { number: race + 1 })}>
      <header className={styles['laneHead']}>
        <b>{race + 1}</b>
        <h3>{words.name(cell.trackCode)}</h3>
        <SurfaceMark surface={surface} word={words.road(cell.trackCode)} shown />
      </header>
      <Opponent cell={cell} cars={cars} />
      <Duel race={hand.scored.races[race]} theirs={theirs} />
      <MissingTime cell={cell} known={theirs !== undefined} />
      <CarPlace
        label={t('ownCarOf', { number: race + 1 })}
        place={own}
        cars={cars}
        asks={props.asks}
        onChange={(car) => hand.put(race, car)}
      />
      {ownCar && !meets(ownCar) ? <p className={styles['fault']}>{t('outside')}</p> : null}
      {ownCar && isOverBudget(props) ? <p className={styles['fault']}>{t('overRating')}</p> : null}
      <Winners {...props} />
      <Upgrades {...props} />
      <Link
        className={styles['link']}
        to={`${pages.compare}${writeAddress({ cars: [own, cell].flatMap((car) => (car ? [{ carId: car.carId, tune: car.tune }] : [])), tracks: [cell.trackCode], base: own ? 1 : 0 })}`}
      >
        {t('compare')}
      </Link>
    </section>
  );
}

/** Whether the hand exceeds the RQ limit at this car, counted from the first race. */
function isOverBudget({ race, hand: { places }, cars, rqLimit }: LaneView): boolean {
  const upToHere = places.slice(0, race + 1);
  return upToHere.reduce((sum, car) => sum + (car ? (cars.get(car.carId)?.rq ?? 0) : 0), 0) > rqLimit;
}

function Opponent({ cell: { carId, tune }, cars }: Pick<LaneView, 'cell' | 'cars'>) {
  const car = cars.get(carId);
  return (
    <div className={styles['opponent']}>
      {car ? <MiniCar car={car} /> : null}
      <span>
        <b>{car?.name ?? carId}</b>
        <small>
          <TuneGlyph tune={tune} /> {car ? [car.brand, car.drive].join(' · ') : null}
        </small>
      </span>
    </div>
  );
}

type DuelProps = { race: MyHand['scored']['races'][number] | undefined; theirs: LapTimeValue | undefined };

function Duel({ race, theirs }: DuelProps) {
  const { t } = useTranslation('rounds');
  const showsPoints = useSetting('showPointsCgForce');
  return (
    <div className={styles['duel']} role="status">
      <span>
        <small>{t('opponent')}</small>
        <b>{theirs ? formatLapTime(theirs, 'short') : '?'}</b>
      </span>
      {race?.points ? <PointsBadge {...race.points} bare={!showsPoints} /> : <span className={styles['none']}>–</span>}
      <span>
        <small>{t('you')}</small>
        <b>{raceTimeText(race?.own)}</b>
      </span>
    </div>
  );
}
