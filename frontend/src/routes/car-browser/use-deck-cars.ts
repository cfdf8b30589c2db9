import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { readAddress } from '../../lib/deck/deck-address.ts';
import { useAddToDeck } from '../../lib/deck/use-add-to-deck.ts';
import { changeSettings, currentSettings, useSetting } from '../../lib/settings/settings.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { useHandlers } from '../../ui/use-handlers.ts';

/** The cars in this device's deck, and how to add one from any list; adding can be undone. */
export function useDeckCars() {
  const { t } = useTranslation(['carlist', 'common']);
  const text = useSetting('deck');
  const addToDeck = useAddToDeck();
  const inDeck = useMemo(() => new Set(readAddress(text ?? '')?.deck.cars.map(({ carId }) => carId)), [text]);
  const handlers = useHandlers({
    add: (car: Car) => {
      const before = currentSettings().deck;
      if (addToDeck([{ carId: car.id }]) === 'full') return showSnack({ kind: 'error', text: t('full') });
      const action = { label: t('common:undo'), run: () => changeSettings({ deck: before }) };
      showSnack({ kind: 'success', text: t('added', { name: car.name }), seconds: 10, action });
    },
  });
  return { inDeck, add: handlers.add };
}
