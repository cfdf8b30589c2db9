import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { Tune } from '#racing';
import { carFrame } from '../../features/share-embed/embed-address.ts';
import { EmbedSection } from '../../features/share-embed/embed-section.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EmbedIcon } from '../../ui/icons.ts';

export function EmbedCar({ car, tune }: { car: Car; tune: Tune }) {
  const { t } = useTranslation('share');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="large" icon={<EmbedIcon aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('embed.title')}
      </Button>
      <Dialog title={`${t('embed.title')}: ${car.name}`} opened={opened} onClose={() => setOpened(false)} width={560}>
        {opened ? <EmbedSection title={car.name} {...carFrame(car.id, tune)} /> : null}
      </Dialog>
    </>
  );
}
