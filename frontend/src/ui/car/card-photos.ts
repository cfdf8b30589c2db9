import { useEffect, useState, useSyncExternalStore } from 'react';
import { carIdToday } from '#racing';
import { storeOf } from '../../lib/store.ts';

/** Visible cars whose photos have not been requested yet; the requester removes them. */
export const requestedPhotos = storeOf<readonly string[]>([]);

export const cardPhotos = storeOf<ReadonlyMap<string, string>>(new Map());

const asked = new Set<string>();

/** Requests a car's photo once, until it is released. */
function wantPhoto(carId: string): void {
  if (asked.has(carId)) return;
  asked.add(carId);
  requestedPhotos.set([...requestedPhotos.get(), carId]);
}

/** Updates of these cars no longer arrive: the next card of one requests its photo again. */
export function letGoOfPhotos(carIds: readonly string[]): void {
  for (const carId of carIds) asked.delete(carId);
}

/** The photo on the card of a car; undefined: the drawing. It loads later than the card, and may fail to load. */
export function useCardPhoto(shownId: string | undefined) {
  // Also where it is shown as of an older game version: the car is the same.
  const carId = shownId === undefined ? undefined : carIdToday(shownId);
  useEffect(() => {
    if (carId !== undefined) wantPhoto(carId);
  }, [carId]);
  const address = useSyncExternalStore(cardPhotos.subscribe, () => cardPhotos.get().get(carId ?? ''));
  const [broken, setBroken] = useState<string>();
  return { address: address === broken ? undefined : address, onError: () => setBroken(address) };
}
