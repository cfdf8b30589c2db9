import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { formatLapTime, surfaceOf } from '#racing';
import type { GarageCopy, LapTimeValue } from '#racing';
import type { Winner } from '../../../features/match/solve-round.ts';
import { raceTimeText } from '../../../features/match/match-text.ts';
import { writeAddress } from '../../../lib/deck/deck-address.ts';
import { useTrackWords } from '../../../lib/i18n/use-track-words.ts';
import { pages } from '../../../lib/paths.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { Plate } from '../../../ui/plate/plate.tsx';
import { Points, PointsBadge } from '../../../ui/time/points.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import { CarPlace } from '../../match/car-place.tsx';
import styles from './round.module.css';
import type { OwnHand } from './round-shown.ts';
import type { RaceCell } from './use-opponents.ts';
import { Upgrades } from './upgrades.tsx';
import type { Solving } from './use-solutions.ts';

type SolveLaneProps = {
  race: number;
  cell: RaceCell;
  theirs: LapTimeValue | undefined;
  hand: OwnHand;
  cars: ReadonlyMap<string, Car>;
  rqLimit: number;
  solving: Solving;
  meets: (car: Car) => boolean;
  /** One's own, where only they count. */
  copies: readonly GarageCopy[] | undefined;
};

/** One race: track and opponent, times and points, one's own car, and everybody who wins it. */
export function SolveLane(props: SolveLaneProps) {
  const { race, cell, theirs, hand, cars, meets } = props;
  const { t } = useTranslation('rounds');
  const words = useTrackWords();
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
      <CarPlace
        label={t('ownCarOf', { number: race + 1 })}
        place={own}
        cars={cars}
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

/** Whether this car is one of those that the limit is no longer enough for, counted from the first race. */
function isOverBudget({ race, hand: { places }, cars, rqLimit }: SolveLaneProps): boolean {
  const upToHere = places.slice(0, race + 1);
  return upToHere.reduce((sum, car) => sum + (car ? (cars.get(car.carId)?.rq ?? 0) : 0), 0) > rqLimit;
}

function Opponent({ cell: { carId, tune }, cars }: Pick<SolveLaneProps, 'cell' | 'cars'>) {
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

type DuelProps = { race: OwnHand['scored']['races'][number] | undefined; theirs: LapTimeValue | undefined };

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

const WINNERS_SHOWN = 5;

function Winners({ race, hand, cars, rqLimit, solving: { solutions, status } }: SolveLaneProps) {
  const { t } = useTranslation('rounds');
  const [all, setAll] = useState(false);
  const winners = solutions?.winners[race] ?? [];
  if (status === 'off') return null;
  const others = hand.places.reduce(
    (sum, place, at) => sum + (at === race || !place ? 0 : (cars.get(place.carId)?.rq ?? 0)),
    0,
  );
  const shown = all ? winners.slice(0, 60) : firstOf(winners, hand.places[race]?.carId);
  return (
    <div className={styles['winners']} aria-busy={status === 'busy'}>
      <h4>
        {t('winners')} <b>{winners.length}</b>
      </h4>
      {solutions && winners.length === 0 ? <p className={styles['note']}>{t('noWinner')}</p> : null}
      <ul>
        {shown.map((winner) => (
          <WinnerRow
            key={winner.carId}
            winner={winner}
            car={cars.get(winner.carId)}
            isChosen={hand.places[race]?.carId === winner.carId}
            isOver={others + (cars.get(winner.carId)?.rq ?? 0) > rqLimit}
            onChoose={() => hand.put(race, { carId: winner.carId, tune: winner.tune })}
          />
        ))}
      </ul>
      {winners.length > WINNERS_SHOWN ? (
        <Button size="small" look="ghost" onClick={() => setAll(!all)}>
          {t(all ? 'fewer' : 'showAll')}
        </Button>
      ) : null}
    </div>
  );
}

/** The cheapest ones, and the chosen one wherever it is. */
function firstOf(winners: readonly Winner[], chosen: string | undefined): readonly Winner[] {
  const first = winners.slice(0, WINNERS_SHOWN);
  const one = winners.find(({ carId }) => carId === chosen);
  return one && !first.includes(one) ? [...first.slice(0, -1), one] : first;
}

type WinnerRowProps = {
  winner: Winner;
  car: Car | undefined;
  isChosen: boolean;
  isOver: boolean;
  onChoose: () => void;
};

function WinnerRow({
  winner: { carId, tune, points, predicted, others },
  car,
  isChosen,
  isOver,
  onChoose,
}: WinnerRowProps) {
  const { t } = useTranslation('rounds');
  const showsPoints = useSetting('showPointsCgForce');
  return (
    <li>
      <button type="button" className={styles['winner']} aria-pressed={isChosen} onClick={onChoose}>
        {car ? <Plate car={car} size={18} /> : null}
        <span>
          <b>{car?.name ?? carId}</b>
          <small>
            {tune}
            {others.length > 0 ? ` · ${t('moreTunes', { tunes: others.join(' ') })}` : ''}
            {isOver ? <em> · {t('overRating')}</em> : null}
          </small>
        </span>
        {showsPoints ? <Points points={points} uncertain={predicted} /> : null}
      </button>
    </li>
  );
}
