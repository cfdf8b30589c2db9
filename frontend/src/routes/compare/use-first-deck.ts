import { useEffect } from 'react';
import useSWR from 'swr';
import type { CarPage } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { FIRST_TUNE } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import type { DeckState } from '../../lib/deck/use-deck.ts';
import { apiPaths } from '../../lib/paths.ts';
import { firstDeck } from './prepared-decks.ts';

const enough = 4;
const most = 8;

/** The prepared deck where its cars exist; with another catalogue, its best cars, on the same tracks. */
async function prepare(): Promise<Deck> {
  const ids = firstDeck.cars.map(({ carId }) => carId);
  const view = { view: 'cars', shape: 'car-page' } as const;
  const known = await ask<CarPage>({ ...view, path: apiPaths.carsById(ids) });
  const there = new Set(known.value.items.filter(({ retired }) => !retired).map(({ id }) => id));
  if (there.size === ids.length) return firstDeck;
  if (there.size >= enough)
    return { ...firstDeck, cars: firstDeck.cars.filter(({ carId }) => there.has(carId)), base: 0 };
  const page = await ask<CarPage>({ ...view, path: apiPaths.bestCars(most) });
  return { ...firstDeck, cars: page.value.items.map(({ id }) => ({ carId: id, tune: FIRST_TUNE })), base: 0 };
}

/** A first visit starts with a filled grid, not with a question. Gives true while it is being prepared. */
export function useFirstDeck({ first, prepare: show }: DeckState): boolean {
  const { data, error } = useSWR(first ? ['first-deck'] : null, prepare, { revalidateOnFocus: false });
  useEffect(() => {
    if (first && data) show(data);
  }, [first, data, show]);
  return first && error === undefined;
}
