import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cars, pendingCarReasonCodes } from '#contracts';
import type { AddPendingCarBody } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { CarForm } from './car-form.tsx';
import { useGameVersions, VersionField } from './version-field.tsx';

const nothing = {};

export function NewCarForm({ onAdded }: { onAdded: (carId: string) => void }) {
  const { t } = useTranslation('staffcars');
  const [newest = ''] = useGameVersions();
  const [chosen, choose] = useState<string | null>(null);
  return (
    <CarForm
      was={nothing}
      label={t('newCar')}
      act={t('act.add')}
      reasons={pendingCarReasonCodes.add}
      needs={['name', 'brand', 'year']}
      submit={async (figures, reason) => {
        const body = { gameVersion: chosen ?? newest, figures: figures as AddPendingCarBody['figures'], reason };
        const { id } = await sendAuthenticated(cars.addPending, { body });
        showSnack({ kind: 'success', text: t('added', { name: figures.name }) });
        onAdded(id);
      }}
    >
      <VersionField value={chosen} help={t('versionNew')} onChange={choose} />
    </CarForm>
  );
}
