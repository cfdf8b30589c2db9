import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import type { Tune } from '#racing';
import { ContributePhoto } from '../../features/car-photos/contribute-photo.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { carPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon, ShareIcon } from '../../ui/icons.ts';
import { STOCK } from './car-choice.ts';
import { EmbedCar } from './embed-car.tsx';
import { useAddCar } from './use-add-car.ts';
import styles from './car-actions.module.css';

export function CarActions({ car, tune }: { car: Car; tune: Tune }) {
  const { t } = useTranslation(['car', 'compare']);
  const addCar = useAddCar();
  const add = () => addCar(car, tune === STOCK ? undefined : tune);
  const link = `${location.origin}${carPath(car.id)}`;
  const said = { copied: t('compare:linkCopied'), refused: t('compare:linkNotCopied') };
  return (
    <div className={styles['actions']}>
      <Button variant="main" size="large" icon={<AddIcon aria-hidden="true" />} onClick={add}>
        {t('car:add')}
      </Button>
      <Button size="large" icon={<ShareIcon aria-hidden="true" />} onClick={() => void copyText(link, said)}>
        {t('compare:share')}
      </Button>
      <ContributePhoto car={car} size="large" />
      <EmbedCar car={car} tune={tune} />
    </div>
  );
}
