import type { Car } from '#contracts';
import { CarBadge } from '../car-badge/car-badge.tsx';
import { CarArt } from './car-art.tsx';
import type { DrawnCar } from './drawn-car.ts';
import styles from './mini-car.module.css';

/** 64 by 40: drawing and plate, for lists, docks and snacks. */
export function MiniCar({ car }: { car: DrawnCar & Pick<Car, 'rq'> }) {
  return (
    <span className={styles['mini']} data-class={car.class}>
      <CarArt car={car} className={styles['art']} />
      <span className={styles['plate']}>
        <CarBadge car={car} size={15} />
      </span>
    </span>
  );
}
