import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Car } from '#contracts';
import { CarBadge } from '../car-badge/car-badge.tsx';
import styles from './picture-card.module.css';

export type Ruling = { status: string; label: string; reason: string | null; text: string | null };

type PictureCardProps = {
  name: string;
  /** Null for one that the catalogue does not have. */
  car: Pick<Car, 'class' | 'rq' | 'name' | 'brand' | 'year'> | null;
  to: string;
  ruling?: Ruling | undefined;
  by: ReactNode;
  acts: ReactNode;
  children: ReactNode;
};

export function PictureCard({ name, car, to, ruling, by, acts, children }: PictureCardProps) {
  return (
    <article className={styles['card']} aria-label={name}>
      <header className={styles['head']}>
        {car ? <CarBadge car={car} /> : null}
        <Link to={to} className={styles['name']}>
          {name}
        </Link>
        {car ? <small>{name.startsWith(car.brand) ? car.year : `${car.brand} · ${car.year}`}</small> : null}
      </header>
      {children}
      {ruling ? (
        <div className={styles['told']} data-status={ruling.status}>
          <b>{ruling.label}</b>
          {ruling.reason === null ? null : <span>{ruling.reason}</span>}
          {ruling.text === null ? null : <q>{ruling.text}</q>}
        </div>
      ) : null}
      <footer className={styles['foot']}>
        <span className={styles['by']}>{by}</span>
        {acts}
      </footer>
    </article>
  );
}
