import { useEffect } from 'react';
import useSWR from 'swr';
import { cars as carsApi } from '#contracts';
import type { Car } from '#contracts';
import type { Cars } from '../../../features/cars/use-cars.ts';
import { ask } from '../../../lib/api/ask.ts';
import { FIRST_TUNE } from '../../../lib/deck/deck.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import type { DeckState } from '../../../lib/deck/use-deck.ts';
import { firstDeck } from './prepared-decks.ts';

const enough = 4;
const most = 8;

/** The prepared deck where its cars exist; with another catalogue, its best cars, on the same tracks. */
async function deckOf(known: ReadonlyMap<string, Car>): Promise<Deck> {
  const there = firstDeck.cars.filter(({ carId }) => known.get(carId)?.retired === false);
  if (there.length === firstDeck.cars.length) return firstDeck;
  if (there.length >= enough) return { ...firstDeck, cars: there, base: 0 };
  const page = await ask(carsApi.list, { query: { limit: most } });
  return { ...firstDeck, cars: page.value.items.map(({ id }) => ({ carId: id, tune: FIRST_TUNE })), base: 0 };
}

/**
 * A first visit starts with a filled grid, not with a question. `cars` says which cars of the prepared deck there are.
 * Gives true while it is being prepared.
 */
export function useFirstDeck({ first, prepare: show }: DeckState, cars: Cars): boolean {
  const { data, error } = useSWR(first && cars.known ? ['first-deck'] : null, () => deckOf(cars.byId));
  useEffect(() => {
    if (first && data) show(data);
  }, [first, data, show]);
  return first && !cars.failed && error === undefined;
}
