import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { AddIcon, DoneIcon } from '../../ui/icons.ts';
import styles from './add-button.module.css';

type AddButtonProps = { car: Car; isIn: boolean; onAdd: (car: Car) => void };

export function AddButton({ car, isIn, onAdd }: AddButtonProps) {
  const { t } = useTranslation('carlist');
  const { name } = car;
  return (
    <button
      type="button"
      className={styles['add']}
      data-in={isIn || undefined}
      aria-label={isIn ? t('addedAlready', { name }) : t('addNamed', { name })}
      onClick={() => onAdd(car)}
    >
      {isIn ? <DoneIcon aria-hidden="true" /> : <AddIcon aria-hidden="true" />}
    </button>
  );
}
