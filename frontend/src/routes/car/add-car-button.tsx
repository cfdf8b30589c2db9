import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { useAddCar } from './use-add-car.ts';

export function AddCarButton({ carId, name }: { carId: string; name: string }) {
  const { t } = useTranslation('car');
  const addCar = useAddCar();
  return (
    <IconButton label={`${t('add')}: ${name}`} onClick={() => addCar({ id: carId, name })}>
      <AddIcon />
    </IconButton>
  );
}
