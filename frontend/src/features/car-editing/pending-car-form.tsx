import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cars, type PendingCar, pendingCarReasonCodes } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { CarForm } from './car-form.tsx';

export function PendingCarForm({ car, aside }: { car: PendingCar; aside: ReactNode }) {
  const { t } = useTranslation('staffcars');
  const { class: _, ...figures } = car.figures;
  return (
    <CarForm
      was={figures}
      label={t('editTitle', { name: figures.name })}
      act={t('act.save')}
      reasons={pendingCarReasonCodes.revise}
      aside={aside}
      submit={async (changes, reason) => {
        await sendAuthenticated(cars.revisePending, { params: { id: car.carId }, body: { figures: changes, reason } });
        showSnack({ kind: 'success', text: t('saved', { name: changes.name ?? figures.name }) });
      }}
    />
  );
}
