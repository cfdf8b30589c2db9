import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Car } from '#contracts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import type { ChosenCar } from './car-choice.ts';
import styles from './car-link.module.css';

type CarLinkProps = { car: Car; chosen: Pick<ChosenCar, 'addressOf' | 'isSheet'>; line: ReactNode };

/** A car as a row that leads to it, in the place of the one that is shown: drawing, name, and one line about it. */
export function CarLink({ car, chosen, line }: CarLinkProps) {
  const { state } = useLocation();
  const inPlace = chosen.isSheet ? { replace: true, state: state as unknown } : {};
  return (
    <Link to={chosen.addressOf(car.id)} {...inPlace} className={styles['row']}>
      <MiniCar car={car} />
      <span className={styles['names']}>
        <b>{car.name}</b>
        <small>{line}</small>
      </span>
    </Link>
  );
}
