import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CarLoop } from '#contracts';
import { animatedOfCar, animatedPath } from '../../lib/paths.ts';
import { Plate } from '../../ui/plate/plate.tsx';
import { LoopActs } from './loop-acts.tsx';
import { LoopPicture } from './loop-picture.tsx';
import styles from './showcase.module.css';

type LoopCardProps = {
  loop: CarLoop;
  playing: boolean;
  /** What became of it is said, and why: among one's own. */
  told?: boolean;
};

/** An animated card: the car, its loop, whose it is, and what may be done about it. */
export function LoopCard({ loop, playing, told = false }: LoopCardProps) {
  const { t } = useTranslation('showcase');
  const { car, carId, by, status, reason, text } = loop;
  const name = car?.name ?? carId;
  return (
    <article className={styles['card']} aria-label={name}>
      <header className={styles['head']}>
        {car ? <Plate car={car} /> : null}
        <Link to={animatedOfCar(carId)} className={styles['name']}>
          {name}
        </Link>
        {car ? <small>{name.startsWith(car.brand) ? car.year : `${car.brand} · ${car.year}`}</small> : null}
      </header>
      <LoopPicture loop={loop} playing={playing} />
      {told ? (
        <div className={styles['told']} data-status={status}>
          <b>{t(`status.${status}`)}</b>
          {reason === null ? null : <span>{t(`reason.${reason}`)}</span>}
          {text === null ? null : <q>{text}</q>}
        </div>
      ) : null}
      <footer className={styles['foot']}>
        <span className={styles['by']}>
          {by.name === null ? t('byGone') : <Link to={animatedPath(by.name)}>{by.name}</Link>}
        </span>
        <LoopActs loop={loop} />
      </footer>
    </article>
  );
}
