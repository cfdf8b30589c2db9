import type { CarClass } from './car-class.ts';
import type { CarStats } from './car-stats.ts';

/**
 * A car of the catalogue, at stock tune: the fields for search and criteria. `country` is ISO 3166 alpha-2; null is
 * unknown or, from 0 to 60 mph, never reached.
 */
export type CatalogueCar = CarStats & {
  readonly name: string;
  readonly brand: string;
  readonly year: number;
  readonly country: string;
  readonly class: CarClass;
  readonly rq: number;
  readonly body: readonly string[];
  readonly seats: number | null;
  readonly fuel: string;
  readonly engine: string;
  readonly mra: number | null;
  readonly abs: boolean;
  readonly tcs: boolean;
  readonly brake: string | null;
  readonly prize: boolean;
  readonly tags: readonly string[];
};
