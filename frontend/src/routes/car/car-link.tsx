import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import type { ChosenCar } from './car-choice.ts';
import styles from './car-link.module.css';

type CarLinkProps = {
  carId: string;
  name: string;
  /** Undefined until it is loaded, or where the catalogue no longer has it. */
  car: Car | undefined;
  chosen: Pick<ChosenCar, 'addressOf' | 'isSheet'>;
  line: ReactNode;
};

/** A car as a row that links to it: drawing, name, and one line about it. In a sheet it replaces the shown car. */
export function CarLink({ carId, name, car, chosen, line }: CarLinkProps) {
  return (
    <Link to={chosen.addressOf(carId)} replace={chosen.isSheet === true} className={styles['row']}>
      {car ? <MiniCar car={car} /> : <span className={styles['none']} />}
      <span className={styles['names']}>
        <b>{name}</b>
        <small>{line}</small>
      </span>
    </Link>
  );
}
