import { useEffect, useState, useSyncExternalStore } from 'react';
import { carIdToday } from '#racing';
import { storeOf } from '../../lib/store.ts';

/** Cars that came into sight and whose photos nobody has asked for yet; whoever asks takes them out. */
export const wantedPhotos = storeOf<readonly string[]>([]);

/** The address of the photo of each car that has one. */
export const cardPhotos = storeOf<ReadonlyMap<string, string>>(new Map());

const asked = new Set<string>();

/** A car is asked for once, until it is let go. */
function wantPhoto(carId: string): void {
  if (asked.has(carId)) return;
  asked.add(carId);
  wantedPhotos.set([...wantedPhotos.get(), carId]);
}

/** Nobody hears news of these cars any more: the next card of one asks anew. */
export function letGoOfPhotos(carIds: readonly string[]): void {
  for (const carId of carIds) asked.delete(carId);
}

/** The photo that the card of a car shows; undefined: the drawing. It comes later than the card, and may not load. */
export function useCardPhoto(shownId: string | undefined) {
  // Also where it is shown as a version of the game had it: the car is the same.
  const carId = shownId === undefined ? undefined : carIdToday(shownId);
  useEffect(() => {
    if (carId !== undefined) wantPhoto(carId);
  }, [carId]);
  const address = useSyncExternalStore(cardPhotos.subscribe, () => cardPhotos.get().get(carId ?? ''));
  const [broken, setBroken] = useState<string>();
  return { address: address === broken ? undefined : address, onError: () => setBroken(address) };
}
