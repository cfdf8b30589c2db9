import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { GarageCopy } from '#racing';
import { tuneText } from '../../../features/garage/tune-text.ts';
import { CarBadge } from '../../../ui/car-badge/car-badge.tsx';
import styles from './round.module.css';
import type { MyHand } from './round-view.ts';
import { upgradesOf } from './upgrades-of.ts';
import type { Solving } from './use-solutions.ts';

const VISIBLE_UPGRADES = 3;

type UpgradesProps = {
  race: number;
  hand: MyHand;
  cars: ReadonlyMap<string, Car>;
  copies: readonly GarageCopy[] | undefined;
  solving: Solving;
};

export function Upgrades({ race, hand, cars, copies, solving: { solutions } }: UpgradesProps) {
  const { t, i18n } = useTranslation(['rounds', 'challenges']);
  const owned = solutions?.owned[race];
  const wins = solutions?.winners[race];
  const ways = useMemo(() => {
    const lacking = owned?.filter(({ carId }) => !wins?.some((one) => one.carId === carId)) ?? [];
    return copies ? upgradesOf(lacking, copies, cars).slice(0, VISIBLE_UPGRADES) : [];
  }, [owned, wins, copies, cars]);
  if (ways.length === 0) return null;
  return (
    <div className={styles['winners']}>
      <h4>{t('rounds:upgrades')}</h4>
      <ul>
        {ways.map(({ carId, from, to, cash }) => {
          const car = cars.get(carId);
          const price = t('challenges:rewards.cash', { amount: cash.toLocaleString(i18n.language) });
          return (
            <li key={carId}>
              <button
                type="button"
                className={styles['winner']}
                aria-pressed={hand.places[race]?.carId === carId}
                onClick={() => hand.put(race, { carId, tune: to })}
              >
                {car ? <CarBadge car={car} size={18} /> : null}
                <span>
                  <b>{car?.name ?? carId}</b>
                  <small>{`${tuneText({ points: from })} → ${to} · ${price}`}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
