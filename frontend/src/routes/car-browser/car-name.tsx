import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { countryName } from '../../lib/i18n/country-name.ts';
import { carPath } from '../../lib/paths.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { ScoreBadge } from '../../ui/car/score-badge.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { PrizeIcon } from '../../ui/icons.ts';
import { rowKeys } from '../../ui/table/row-keys.ts';
import { MarkedName } from '../../features/cars/marked-name.tsx';
import type { FoundCar } from '../../features/cars/use-found-cars.ts';
import styles from './car-name.module.css';

type CarNameProps = { found: FoundCar; more?: string; score: number | undefined };

/** A car in a row of a list, which links to its page; arrow keys go from row to row. */
export function CarName({ found: { car, ranges }, more, score }: CarNameProps) {
  const { t, i18n } = useTranslation('cars');
  return (
    <Link to={carPath(car.id)} className={styles['car']} data-row onKeyDown={rowKeys}>
      <MiniCar car={car} />
      <span className={styles['names']}>
        <b>
          <MarkedName name={car.name} ranges={ranges} />
          {car.prize ? <PrizeIcon aria-label={t('prize')} className={styles['prize']} /> : null}
        </b>
        <small>
          <ScoreBadge score={score} /> {car.brand} · {car.year} ·{' '}
          <Flag code={car.country} name={countryName(car.country, i18n.language)} />
          {more === undefined ? null : ` · ${more}`}
        </small>
        <CarFigures found={{ car, ranges }} />
      </span>
    </Link>
  );
}

function CarFigures({ found: { car } }: { found: Pick<FoundCar, 'car' | 'ranges'> }) {
  const { t } = useTranslation('cars');
  const seconds =
    car.acceleration0to60s === null ? t('never') : t('seconds', { value: car.acceleration0to60s.toFixed(1) });
  const figures = [t('mph', { value: car.topSpeedMph }), seconds, t('handling', { value: car.handling })];
  return (
    <small className={`figures ${styles['figures']}`}>
      {[...figures, ...(car.mra === null ? [] : [`MRA ${car.mra.toFixed(1)}`])].join(' · ')}
    </small>
  );
}
