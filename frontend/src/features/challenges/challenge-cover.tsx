import { useMemo } from 'react';
import type { Car, ChallengeAttributes } from '#contracts';
import { parseCriteria } from '#racing';
import { DrawnArt } from '../../ui/car/car-art.tsx';
import styles from './challenge-cover.module.css';
import { colourOf } from './challenge-order.ts';
import { coverCars } from './cover-cars.ts';

type ChallengeCoverProps = {
  facts: Pick<ChallengeAttributes, 'name' | 'colour' | 'criteria'>;
  prizes: readonly Car[];
  cars: readonly Car[];
};

export function ChallengeCover({ facts, prizes, cars }: ChallengeCoverProps) {
  const drawn = useMemo(
    () => coverCars(prizes, parseCriteria(facts.criteria).criteria, cars),
    [prizes, facts.criteria, cars],
  );
  return (
    <span className={styles['cover']} data-colour={colourOf(facts)} aria-hidden="true">
      <svg viewBox="0 0 320 88" preserveAspectRatio="xMidYMax slice" className={styles['land']}>
        <circle cx="250" cy="30" r="16" className={styles['sun']} />
        <path d="M-200 62 20 40 70 52 128 26 176 50 226 34 320 54 520 44V88H-200Z" className={styles['far']} />
        <path d="M-200 88V70C0 60 90 58 160 58S330 62 520 72V88Z" className={styles['near']} />
        <path d="M-200 88V76H520V88Z" className={styles['road']} />
        <path d="M-200 82H520" className={styles['dashes']} />
      </svg>
      <span className={styles['cars']}>
        {drawn.map((car) => (
          <DrawnArt key={car.id} car={car} className={styles['car']} />
        ))}
      </span>
    </span>
  );
}
