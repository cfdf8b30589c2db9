import type { Car } from '#contracts';

/** Cars of the catalogue by their id. */
export type EventCars = ReadonlyMap<string, Car>;
