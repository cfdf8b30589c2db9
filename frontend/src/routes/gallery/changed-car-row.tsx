import { useTranslation } from 'react-i18next';
import { changesOf } from '../../features/car/changes.ts';
import type { ChangedCar } from '../../features/gallery/change-kinds.ts';
import { carPath } from '../../lib/paths.ts';
import { AddCarButton } from '../car/add-car-button.tsx';
import { CarLink } from '../car/car-link.tsx';
import { ChangeList } from '../car/change-list.tsx';
import { useCarOf } from './use-car-of.ts';
import styles from './gallery.module.css';

export function ChangedCarRow({ changed, to }: { changed: ChangedCar; to: string }) {
  const { t } = useTranslation('gallery');
  const { car, gone } = useCarOf(changed.carId);
  return (
    <li className={styles['row']}>
      <CarLink
        car={car}
        name={changed.name}
        carId={changed.carId}
        chosen={{ addressOf: carPath }}
        line={car ? `${car.brand} · ${car.year}` : gone ? t('gone') : ''}
      />
      {changed.released ? (
        <p className={styles['new']}>{t('newIn', { version: to })}</p>
      ) : (
        <ChangeList spread changes={changesOf(changed.changes)} />
      )}
      <AddCarButton carId={changed.carId} name={changed.name} />
    </li>
  );
}
