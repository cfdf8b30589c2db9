import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { countryName } from '../../lib/i18n/country-name.ts';
import { Flag } from '../flag/flag.tsx';
import { PrizeIcon } from '../icons.ts';
import { CarBadge } from '../car-badge/car-badge.tsx';
import { TuneGlyph } from '../tune/tune-glyph.tsx';
import { CarArt } from './car-art.tsx';
import type { DrawnCar } from './drawn-car.ts';
import { ScoreBadge } from './score-badge.tsx';
import styles from './car-card.module.css';

type ShownCar = DrawnCar &
  Pick<Car, 'name' | 'brand' | 'year' | 'country' | 'prize' | 'rq' | 'tyre' | 'drive'> &
  Pick<Car, 'topSpeedMph' | 'acceleration0to60s' | 'handling'>;

type CarCardProps = {
  /** Its stats are those of the tune. */
  car: ShownCar;
  tune?: string;
  /** The older game version that it is from. */
  version?: string | undefined;
  /** The score of one of the most useful cars. */
  score?: number | undefined;
};

/** A car as large as its place: names, drawing, four stats, plate. The text grows with the card. */
export function CarCard({ car, tune, version, score }: CarCardProps) {
  const { t, i18n } = useTranslation('cars');
  return (
    <article className={styles['card']} data-class={car.class} data-past={version === undefined ? undefined : true}>
      <div className={styles['stage']}>
        <header className={styles['names']}>
          <small>
            {car.brand}
            {car.prize ? <PrizeIcon aria-label={t('prize')} className={styles['prize']} /> : null}
          </small>
          <strong title={car.name}>{car.name}</strong>
          <small>
            {car.year} <Flag code={car.country} name={countryName(car.country, i18n.language)} />
          </small>
        </header>
        <CarArt car={car} className={styles['art']} />
        <footer className={styles['foot']}>
          <CarBadge car={car} size={24} />
          <span data-tip={t(`tyres.${car.tyre}`)}>
            <span aria-hidden="true">{t(`tyreCodes.${car.tyre}`)}</span>
            <span className="sr">{t(`tyres.${car.tyre}`)}</span>
          </span>
          {tune === undefined ? null : <TuneGlyph tune={tune} />}
          <ScoreBadge score={score} />
          {version === undefined ? null : <span className={styles['version']}>v{version}</span>}
        </footer>
      </div>
      <FourFigures car={car} />
    </article>
  );
}

function FourFigures({ car }: { car: ShownCar }) {
  const { t } = useTranslation('cars');
  const figures = [
    [car.topSpeedMph, t('stat.mph')],
    [car.acceleration0to60s === null ? t('never') : car.acceleration0to60s.toFixed(1), t('stat.acceleration')],
    [car.handling, t('stat.handling')],
    [car.drive, t('stat.drive')],
  ] as const;
  return (
    <ul className={styles['figures']}>
      {figures.map(([value, label]) => (
        <li key={label}>
          <b>{value}</b>
          <small>{label}</small>
        </li>
      ))}
    </ul>
  );
}
