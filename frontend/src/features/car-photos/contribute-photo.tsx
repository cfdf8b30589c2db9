import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PhotoIcon } from '../../ui/icons.ts';
import { PhotoForm } from './photo-form.tsx';

type ContributePhotoProps = { car: { readonly id: string; readonly name: string }; size?: 'normal' | 'large' };

export function ContributePhoto({ car, size = 'normal' }: ContributePhotoProps) {
  const { t } = useTranslation('photos');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button size={size} icon={<PhotoIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('send')}
      </Button>
      <Dialog title={t('sendOf', { name: car.name })} opened={opened} onClose={close} width={480}>
        {opened ? <PhotoForm car={car} onSent={close} /> : null}
      </Dialog>
    </>
  );
}
