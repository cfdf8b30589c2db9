import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Tune } from '#racing';
import { MAX_CARS } from '../../lib/deck/deck.ts';
import { useAddToDeck } from '../../lib/deck/use-add-to-deck.ts';
import { pages } from '../../lib/paths.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function useAddCar(): (car: { id: string; name: string }, tune?: Tune) => void {
  const { t } = useTranslation('car');
  const navigate = useNavigate();
  const addToDeck = useAddToDeck();
  return ({ id, name }, tune) => {
    const outcome = addToDeck([{ carId: id, tune }]);
    if (outcome === 'full') showSnack({ kind: 'error', text: t('deckFull', { number: MAX_CARS }) });
    else
      showSnack({
        kind: 'success',
        text: t('added', { name }),
        action: { label: t('openCompare'), run: () => void navigate(pages.compare) },
      });
  };
}
