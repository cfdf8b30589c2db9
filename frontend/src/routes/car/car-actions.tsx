import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Car } from '#contracts';
import type { Tune } from '#racing';
import { copyText } from '../../lib/copy-text.ts';
import { MOST_CARS } from '../../lib/deck/deck.ts';
import { useAddToDeck } from '../../lib/deck/use-add-to-deck.ts';
import { carPath, pages } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon, LinkIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { STOCK } from './car-choice.ts';
import styles from './car-actions.module.css';

/** What one does with a car: put it beside others, pass it on. */
export function CarActions({ car, tune }: { car: Car; tune: Tune }) {
  const { t } = useTranslation(['car', 'compare']);
  const navigate = useNavigate();
  const addToDeck = useAddToDeck();
  const add = () => {
    const outcome = addToDeck([tune === STOCK ? { carId: car.id } : { carId: car.id, tune }]);
    if (outcome === 'full') showSnack({ kind: 'error', text: t('car:deckFull', { number: MOST_CARS }) });
    else
      showSnack({
        kind: 'success',
        text: t('car:added', { name: car.name }),
        action: { label: t('car:openCompare'), run: () => void navigate(pages.compare) },
      });
  };
  const link = `${location.origin}${carPath(car.id)}`;
  const said = { copied: t('compare:linkCopied'), refused: t('compare:linkNotCopied') };
  return (
    <div className={styles['actions']}>
      <Button look="main" size="large" icon={<AddIcon aria-hidden="true" />} onClick={add}>
        {t('car:add')}
      </Button>
      <Button size="large" icon={<LinkIcon aria-hidden="true" />} onClick={() => void copyText(link, said)}>
        {t('car:link')}
      </Button>
    </div>
  );
}
