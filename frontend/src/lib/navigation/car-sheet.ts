import { carIdToday } from '#racing';
import { storeOf } from '../store.ts';

/** The car that somebody wants to see over the page they are on; null: nothing new is wanted. */
export const wantedCar = storeOf<string | null>(null);

/** Shows everything about a car over whatever page it is. The address says so: it can be passed on, and Back closes it. */
export const openCarSheet = (carId: string): void => wantedCar.set(carIdToday(carId));

/** The part of an address that shows a car over a page. */
export const carSheetHash = (carId: string): string => `#${new URLSearchParams({ car: carId }).toString()}`;

/** The car that an address shows over its page, and how; undefined where it shows none. */
export function carInHash(hash: string): { carId: string; params: URLSearchParams } | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const carId = params.get('car');
  return carId === null || carId === '' ? undefined : { carId, params };
}
