import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { TextRange } from '#racing';
import { countryName } from '../../lib/i18n/country-name.ts';
import { openCarSheet } from '../../lib/navigation/car-sheet.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { ScoreBadge } from '../../ui/car/score-badge.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { AddIcon, DoneIcon, InfoIcon, PrizeIcon } from '../../ui/icons.ts';
import { disabledWhileBusy } from '../../ui/press/disabled-while-busy.ts';
import { MarkedName } from './marked-name.tsx';
import styles from './car-row.module.css';

type CarRowProps = {
  car: Car;
  ranges: readonly TextRange[];
  times: number;
  score: number | undefined;
  disabled: boolean;
  onChoose: (car: Car) => void;
};

export const CarRow = memo(function CarRow({ car, ranges, times, score, disabled, onChoose }: CarRowProps) {
  const { t, i18n } = useTranslation('cars');
  const acceleration =
    car.acceleration0to60s === null ? t('never') : t('seconds', { value: car.acceleration0to60s.toFixed(1) });
  return (
    <span className={styles['around']}>
      <button
        type="button"
        className={styles['row']}
        data-chosen={times > 0 || undefined}
        {...disabledWhileBusy(disabled, () => onChoose(car))}
      >
        <MiniCar car={car} />
        <span className={styles['names']}>
          <b>
            <MarkedName name={car.name} ranges={ranges} />
            {car.prize ? <PrizeIcon aria-label={t('prize')} className={styles['prize']} /> : null}
          </b>
          <small>
            <ScoreBadge score={score} /> <Flag code={car.country} name={countryName(car.country, i18n.language)} />{' '}
            {[car.year, t(`tyres.${car.tyre}`), car.drive, t(`clearance.${car.clearance}`)].join(' · ')}
          </small>
          <small className="figures">
            {[t('mph', { value: car.topSpeedMph }), acceleration, t('handling', { value: car.handling })].join(' · ')}
          </small>
        </span>
        <span className={styles['act']}>
          {times > 0 ? <DoneIcon aria-hidden="true" /> : <AddIcon aria-hidden="true" />}
          <span className="sr">{times > 0 ? t('addAgain', { count: times }) : t('add')}</span>
        </span>
      </button>
      <IconButton label={t('details')} onClick={() => openCarSheet(car.id)}>
        <InfoIcon />
      </IconButton>
    </span>
  );
});
