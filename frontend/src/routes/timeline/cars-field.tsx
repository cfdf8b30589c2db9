import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMELINE_CARS_MAX } from '#contracts';
import { AddCarDialog } from '../../features/cars/add-car-dialog.tsx';
import type { CarsById } from '../../features/timeline/timeline-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Labelled } from '../../ui/field/choice-field.tsx';
import { AddIcon, CloseIcon } from '../../ui/icons.ts';
import styles from './timeline-page.module.css';

type CarsFieldProps = {
  value: readonly string[];
  error: string | undefined;
  onChange: (carIds: readonly string[]) => void;
  cars: CarsById;
};

export function CarsField({ value, error, onChange, cars }: CarsFieldProps) {
  const { t } = useTranslation('timeline');
  const [adding, setAdding] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <Labelled label={t('cars')} error={error}>
      <span className={styles['cars']}>
        {value.map((carId) => {
          const car = cars.get(carId);
          return (
            <span key={carId}>
              {car ? <MiniCar car={car} /> : carId}
              <IconButton
                label={t('removeCar', { name: car?.name ?? carId })}
                onClick={() => onChange(value.filter((one) => one !== carId))}
              >
                <CloseIcon />
              </IconButton>
            </span>
          );
        })}
        <Button icon={<AddIcon aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('addCar')}
        </Button>
      </span>
      <AddCarDialog
        opened={adding}
        onClose={() => setAdding(false)}
        chosen={value}
        most={TIMELINE_CARS_MAX}
        onAdd={({ id }) => onChange([...new Set([...value, id])])}
        onUndo={() => onChange(value.slice(0, -1))}
        {...{ query }}
        onQuery={setQuery}
      />
    </Labelled>
  );
}
