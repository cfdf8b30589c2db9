import type { Car } from '#contracts';
import type { DrawnCar } from '../car/drawn-car.ts';
import { CarArt } from '../car/car-art.tsx';
import { CarBadge } from '../car-badge/car-badge.tsx';
import styles from './tiles.module.css';

/**
 * A car under the light of its class, which an element around it sets; empty for one that the catalogue does not have.
 */
export function CarStage({ car }: { car: (DrawnCar & Pick<Car, 'rq'>) | undefined }) {
  return (
    <span className={styles['stage']}>
      {car ? <CarArt car={car} /> : null}
      {car ? <CarBadge car={car} /> : null}
    </span>
  );
}
