import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SearchPlace } from '../../ui/dialog/search-frame.tsx';
import { AnimatedCardForm } from './animated-card-form.tsx';
import { PickCar } from '../new-photos/pick-car.tsx';

type AddLoopDialogProps = {
  /** The car of the page: the user does not choose one. */
  of: Car | undefined;
  opened: boolean;
  onClose: () => void;
};

export function AddAnimatedCardDialog({ of, opened, onClose }: AddLoopDialogProps) {
  const { t } = useTranslation('showcase');
  const [picked, setPicked] = useState<Car>();
  if (!opened && picked) setPicked(undefined);
  const car = of ?? picked;
  const isPicking = opened && car === undefined;
  return (
    <>
      <Dialog title={t('pickTitle')} opened={isPicking} onClose={onClose} width={560} fillsPhone scrollContainer>
        <SearchPlace>{isPicking ? <PickCar onPick={setPicked} onClose={onClose} /> : null}</SearchPlace>
      </Dialog>
      <Dialog
        title={t('addOf', { name: car?.name ?? '' })}
        opened={opened && car !== undefined}
        onClose={onClose}
        width={480}
      >
        {car ? <AnimatedCardForm car={car} onSent={onClose} /> : null}
      </Dialog>
    </>
  );
}
