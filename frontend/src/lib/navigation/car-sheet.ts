import { carIdToday } from '#racing';
import { storeOf } from '../store.ts';

/** The car to show over the current page; null: no new request. */
export const requestedCar = storeOf<string | null>(null);

/** Shows everything about a car over any page. It is in the address: it can be shared, and Back closes it. */
export const openCarSheet = (carId: string): void => requestedCar.set(carIdToday(carId));

/** The address hash that shows a car over a page. */
export const carSheetHash = (carId: string): string => `#${new URLSearchParams({ car: carId }).toString()}`;

/** The car in the hash of an address, with its params; undefined where there is none. */
export function carInHash(hash: string): { carId: string; params: URLSearchParams } | undefined {
  const params = new URLSearchParams(hash.slice(1));
  const carId = params.get('car');
  return carId === null || carId === '' ? undefined : { carId, params };
}
