import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EventHandCar } from '../../features/planned-events/event-hands.ts';
import { carPath } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import type { EventCars } from './event-cars.ts';
import styles from './events.module.css';

type OneCarProps = { carId: string; tune: string; cars: EventCars; children?: ReactNode };

export function OneCar({ carId, tune, cars, children }: OneCarProps) {
  const car = cars.get(carId);
  return (
    <span className={styles['car']}>
      {car ? <MiniCar car={car} /> : null}
      <span className={styles['names']}>
        <Link to={carPath(carId)}>{car?.name ?? carId}</Link>
        <small>{tune}</small>
      </span>
      {children}
    </span>
  );
}

/** A hand in the order of its races. */
export function HandCars({ hand, cars }: { hand: readonly EventHandCar[]; cars: EventCars }) {
  return (
    <ol className={styles['hand']}>
      {hand.map(({ carId, tune }, place) => (
        // A hand has each car once, but the user sees places.
        <li key={`${place}|${carId}`}>
          <OneCar carId={carId} tune={tune} cars={cars} />
        </li>
      ))}
    </ol>
  );
}
