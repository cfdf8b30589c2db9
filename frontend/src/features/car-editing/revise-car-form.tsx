import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Car, carRevisionReasons, cars } from '#contracts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { CarForm } from './car-form.tsx';
import { type CarFigures, figureNames } from './car-values.ts';
import { useGameVersions, VersionField } from './version-field.tsx';

type ReviseCarFormProps = { car: Car; aside: ReactNode };

const figuresOf = (car: Car): CarFigures => Object.fromEntries(figureNames.map((name) => [name, car[name]]));

const before = (car: Car, changes: CarFigures): CarFigures =>
  Object.fromEntries(figureNames.filter((name) => name in changes).map((name) => [name, car[name]]));

/** Changes a car from a game version on; for ten seconds that can be undone. */
export function ReviseCarForm({ car, aside }: ReviseCarFormProps) {
  const { t } = useTranslation(['staffcars', 'common']);
  const [newest = ''] = useGameVersions();
  const [chosen, choose] = useState<string | null>(null);
  const gameVersion = chosen ?? newest;
  const revise = (figures: CarFigures, reason: { code: (typeof carRevisionReasons)[number]; text?: string }) =>
    sendAuthenticated(cars.revise, { params: { id: car.id }, body: { gameVersion, figures, reason } });
  const putBack = async (figures: CarFigures, back: () => void) => {
    await revise(figures, { code: 'correction', text: t('undone') });
    back();
    showSnack({ kind: 'info', text: t('undone') });
  };
  return (
    <CarForm
      was={figuresOf(car)}
      label={t('editTitle', { name: car.name })}
      act={t('act.save')}
      reasons={carRevisionReasons}
      aside={aside}
      submit={async (changes, reason, back) => {
        await revise(changes, reason);
        const undo = () => void putBack(before(car, changes), back);
        showSnack({
          kind: 'success',
          text: t('saved', { name: changes.name ?? car.name }),
          action: { label: t('common:undo'), run: undo },
        });
      }}
    >
      <VersionField value={chosen} help={t('versionSince')} onChange={choose} />
    </CarForm>
  );
}
