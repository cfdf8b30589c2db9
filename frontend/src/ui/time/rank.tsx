import styles from './rank.module.css';

/** Place on a track: 1 round, 2 square, 3 arched in the medals' colours, else a plain numeral. */
export function Rank({ place, medal = false }: { place: number; medal?: boolean }) {
  return (
    <span className={styles['rank']} data-medal={medal && place <= 3 ? place : undefined}>
      {place}
    </span>
  );
}
