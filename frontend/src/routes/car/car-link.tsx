import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { To } from 'react-router-dom';
import type { Car } from '#contracts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import styles from './car-link.module.css';

/** A car as a row that leads to it: drawing, name, and one line about it. */
export function CarLink({ car, to, line }: { car: Car; to: To; line: ReactNode }) {
  return (
    <Link to={to} className={styles['row']}>
      <MiniCar car={car} />
      <span className={styles['names']}>
        <b>{car.name}</b>
        <small>{line}</small>
      </span>
    </Link>
  );
}
