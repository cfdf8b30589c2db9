import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { Winner } from '../../../features/match/solve-round.ts';
import { useSetting } from '../../../lib/settings/settings.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CarBadge } from '../../../ui/car-badge/car-badge.tsx';
import { Points } from '../../../ui/time/points.tsx';
import { useHintLabels } from '../../../lib/i18n/use-hint-labels.ts';
import styles from './round.module.css';
import type { LaneView } from './lane-view.ts';
import { suitsOf } from './suits-of.ts';

const VISIBLE_WINNERS = 5;

export function Winners(props: LaneView) {
  const { race, hand, cars, rqLimit, among, solving } = props;
  const { solutions, status } = solving;
  const { t } = useTranslation('rounds');
  const [all, setAll] = useState(false);
  const winners = useMemo(
    () => (solutions?.winners[race] ?? []).filter(({ carId }) => isAmong(cars.get(carId), among)),
    [solutions, race, cars, among],
  );
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
      <Suits {...props} />
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
      {winners.length > VISIBLE_WINNERS ? (
        <Button size="small" variant="ghost" onClick={() => setAll(!all)}>
          {t(all ? 'fewer' : 'showAll')}
        </Button>
      ) : null}
    </div>
  );
}

const isAmong = (car: Car | undefined, among: (car: Car) => boolean): boolean => car !== undefined && among(car);

function Suits({ race, cars, able, solving: { solutions } }: LaneView) {
  const { t } = useTranslation('rounds');
  const wordOf = useHintLabels();
  const hints = useMemo(
    () =>
      suitsOf(
        (solutions?.winners[race] ?? []).flatMap(({ carId }) => cars.get(carId) ?? []),
        able,
      ),
    [solutions, race, cars, able],
  );
  if (hints.length === 0) return null;
  return <p className={styles['note']}>{t('suits', { what: hints.map(wordOf).join(' · ') })}</p>;
}

/** The cheapest ones, and the chosen one wherever it ranks. */
function firstOf(winners: readonly Winner[], chosen: string | undefined): readonly Winner[] {
  const first = winners.slice(0, VISIBLE_WINNERS);
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
        {car ? <CarBadge car={car} size={18} /> : null}
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
