import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { tuneText } from '../../../features/garage/tune-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Points } from '../../../ui/time/points.tsx';
import styles from './round.module.css';
import type { MyHand } from './round-view.ts';
import type { UpgradeCost } from './upgrade-costs.ts';
import type { Solving } from './use-solutions.ts';

type LeastUpgradesProps = {
  solving: Solving;
  hand: MyHand;
  cars: ReadonlyMap<string, Car>;
  /** The upgrade costs of the user's copies; undefined: all cars count. */
  costs: ReadonlyMap<string, UpgradeCost> | undefined;
};

/** The full hand of the user's own cars that wins with three stars for the least cash, proven. */
export function LeastUpgrades({ solving: { status, solutions }, hand, cars, costs }: LeastUpgradesProps) {
  const { t, i18n } = useTranslation(['rounds', 'challenges']);
  if (!costs || status !== 'found') return null;
  const found = solutions?.upgraded;
  const price = (cash: number) => t('challenges:rewards.cash', { amount: cash.toLocaleString(i18n.language) });
  const line = (carId: string, tune: string) => {
    const cost = costs.get(`${carId}|${tune}`);
    const name = cars.get(carId)?.name ?? carId;
    return cost && cost.cash > 0
      ? `${name} ${tuneText({ points: cost.from })} → ${tune} (${price(cost.cash)})`
      : `${name} ${tune}`;
  };
  return (
    <section className={styles['least']} aria-label={t('rounds:leastUpgrades')}>
      <h3>{t('rounds:leastUpgrades')}</h3>
      {found ? (
        <>
          <p>
            <b>{found.cost === 0 ? t('rounds:winsNow') : price(found.cost)}</b>{' '}
            <Points points={found.points} uncertain={found.cars.some(({ predicted }) => predicted)} />{' '}
            {t('rounds:rq', { rq: found.rq })}
          </p>
          <ul>
            {found.cars.map(({ carId, tune }) => (
              <li key={carId}>{line(carId, tune)}</li>
            ))}
          </ul>
          <Button size="small" onClick={() => hand.take(found.cars.map(({ carId, tune }) => ({ carId, tune })))}>
            {t('rounds:take')}
          </Button>
        </>
      ) : (
        <p className={styles['note']}>{t('rounds:noUpgrades')}</p>
      )}
    </section>
  );
}
