import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GARAGE_GROUP_NAME_MAX } from '#contracts';
import { newCopyId } from '../../features/garage/new-copy-id.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import type { Owned } from '../../features/garage/use-garage.ts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { useDialogLock } from '../../ui/dialog/dialog-lock.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import styles from './garage.module.css';

type GroupDialogProps = { criteria: string; found: readonly Owned[]; acts: GarageMutations; onClose: () => void };

/** The number of cars to choose a picture from. */
const PICTURES = 12;

export function GroupDialog(props: GroupDialogProps) {
  const { t } = useTranslation('garage');
  return (
    <Dialog opened onClose={props.onClose} title={t('groups.save')} width={480}>
      <NameGroup {...props} />
    </Dialog>
  );
}

function NameGroup({ criteria, found, acts, onClose }: GroupDialogProps) {
  const { t } = useTranslation('garage');
  const [name, setName] = useState('');
  useDialogLock(name.trim() === '' ? undefined : 'asks');
  const cars = [...new Map(found.map(({ car }) => [car.id, car])).values()].slice(0, PICTURES);
  const [picture, setPicture] = useState(cars[0]?.id);
  const save = async () => {
    const group = { groupId: newCopyId(), name: name.trim(), criteria, pictureCarId: picture ?? null };
    if (await acts.saveGroup(group, t('groups.saved', { name: group.name }))) onClose();
  };
  return (
    <form
      className={styles['dialog']}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void save();
      }}
    >
      <Field
        label={t('groups.name')}
        maxLength={GARAGE_GROUP_NAME_MAX}
        autoComplete="off"
        data-autofocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div role="radiogroup" aria-label={t('groups.picture')} className={styles['pictures']}>
        {cars.map((car) => (
          <label key={car.id} data-chosen={car.id === picture || undefined}>
            <input
              type="radio"
              name="picture"
              className="sr"
              aria-label={car.name}
              checked={car.id === picture}
              onChange={() => setPicture(car.id)}
            />
            <MiniCar car={car} />
          </label>
        ))}
      </div>
      <span>
        <Button type="submit" variant="main" disabled={name.trim() === ''}>
          {t('save')}
        </Button>
      </span>
    </form>
  );
}
