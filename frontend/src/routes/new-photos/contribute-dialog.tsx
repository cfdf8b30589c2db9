import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { PhotoForm } from '../../features/car-photos/photo-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { PickCar } from './pick-car.tsx';

type ContributeDialogProps = { opened: boolean; onClose: () => void };

export function ContributeDialog({ opened, onClose }: ContributeDialogProps) {
  const { t } = useTranslation('photos');
  const [car, setCar] = useState<Car>();
  if (!opened && car) setCar(undefined);
  const isPicking = opened && car === undefined;
  return (
    <>
      <Dialog title={t('pickTitle')} opened={isPicking} onClose={onClose} width={560} fillsPhone scrollContainer>
        <SearchPlace>{isPicking ? <PickCar onPick={setCar} onClose={onClose} /> : null}</SearchPlace>
      </Dialog>
      <Dialog
        title={t('sendOf', { name: car?.name ?? '' })}
        opened={opened && car !== undefined}
        onClose={onClose}
        width={480}
      >
        {car ? <PhotoForm car={car} onSent={onClose} /> : null}
      </Dialog>
    </>
  );
}
