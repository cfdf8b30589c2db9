import { useEffect } from 'react';
import useSWR from 'swr';
import { cars as carsApi } from '#contracts';
import type { Car } from '#contracts';
import type { Cars } from '../../../features/cars/use-cars.ts';
import type { LapTimes } from '../../../features/lap-times/use-lap-times.ts';
import { queryApi } from '../../../lib/api/query-api.ts';
import { FIRST_TUNE } from '../../../lib/deck/deck.ts';
import type { Deck } from '../../../lib/deck/deck.ts';
import type { DeckState } from '../../../lib/deck/use-deck.ts';
import { firstDeck } from './prepared-decks.ts';

const enough = 4;
const most = 8;

/** Cars that have times: only a catalogue other than ours needs to search for some. */
async function timedDeck(): Promise<Deck | undefined> {
  const { fetchTimedDeck } = await import('./timed-deck.ts');
  return fetchTimedDeck().catch(() => undefined);
}

/**
 * The prepared deck where its cars exist and have times. With another catalogue cars that have some; where no time
 * exists yet, the prepared deck again, or the best cars on its tracks.
 */
async function deckOf(known: ReadonlyMap<string, Car>, hasTimes: boolean): Promise<Deck> {
  const there = firstDeck.cars.filter(({ carId }) => known.get(carId)?.retired === false);
  const timed = hasTimes && there.length >= enough ? undefined : await timedDeck();
  if (timed) return timed;
  if (there.length === firstDeck.cars.length) return firstDeck;
  if (there.length >= enough) return { ...firstDeck, cars: there, base: 0 };
  const page = await queryApi(carsApi.list, { query: { limit: most } });
  return { ...firstDeck, cars: page.value.items.map(({ id }) => ({ carId: id, tune: FIRST_TUNE })), base: 0 };
}

/**
 * A first visit starts with a filled grid, not with a question. `cars`: the existing cars of the prepared deck;
 * `times`: their times. Returns true while it is being prepared.
 */
export function useFirstDeck({ first, prepare: show }: DeckState, cars: Cars, times: LapTimes): boolean {
  const known = cars.known && !times.loading;
  const hasTimes = times.failed || [...(times.known?.values() ?? [])].some(({ kind }) => kind !== 'none');
  const { data, error } = useSWR(first && known ? ['first-deck'] : null, () => deckOf(cars.byId, hasTimes));
  useEffect(() => {
    if (first && data) show(data);
  }, [first, data, show]);
  return first && !cars.failed && error === undefined;
}
