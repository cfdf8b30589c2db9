import type { Owned } from '../../features/garage/use-garage.ts';
import { CarStage } from '../../ui/tiles/car-stage.tsx';
import styles from './garage-year.module.css';

type TopTileProps = { title: string; of: Owned; figure: string };

export function TopTile({ title, of: { car }, figure }: TopTileProps) {
  return (
    <section className={styles['top']} data-class={car.class} aria-label={title}>
      <CarStage car={car} />
      <span>
        <small>{title}</small>
        <b>{car.name}</b>
        <b className={styles['middle']}>{figure}</b>
      </span>
    </section>
  );
}
