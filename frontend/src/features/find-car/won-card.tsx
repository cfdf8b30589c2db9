import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { AddIcon, CloseIcon } from '../../ui/icons.ts';
import styles from './find-car.module.css';
import { SpotLine } from './spot-line.tsx';
import type { WonAt, WonCar } from './won-cars.ts';

type WonCardProps = {
  won: WonCar;
  chosen: boolean;
  onChoose: (carId: string) => void;
  compareAt: (carId: string, spot: WonAt) => string | undefined;
};

export function WonCard({ won: { id, car, spots }, chosen, onChoose, compareAt }: WonCardProps) {
  const { t } = useTranslation('findcar');
  const Icon = chosen ? CloseIcon : AddIcon;
  return (
    <li className={styles['card']} data-chosen={chosen || undefined}>
      <span className={styles['head']}>
        <MiniCar car={car} />
        <span className={styles['name']}>
          <b>{car.name}</b>
          <small>{car.year}</small>
        </span>
        <Button
          size="small"
          icon={<Icon aria-hidden="true" />}
          aria-pressed={chosen}
          aria-label={t(chosen ? 'dropCar' : 'chooseCar', { name: car.name })}
          onClick={() => onChoose(id)}
        >
          {t(chosen ? 'drop' : 'choose')}
        </Button>
      </span>
      <ul className={styles['spots']} aria-label={t('where', { name: car.name })}>
        {spots.map((spot) => (
          <SpotLine key={`${spot.place}${spot.match}`} spot={spot} compare={compareAt(id, spot)} />
        ))}
      </ul>
    </li>
  );
}
