import type { CatalogueCar } from '../catalogue-car.ts';

/** A car of the catalogue's asset: fields for search and criteria, its permanent id, and its status. */
export type AssetCar = CatalogueCar & {
  readonly id: string;
  /** No longer offered; decks may still have it. */
  readonly retired: boolean;
  readonly source: string;
  /** The oldest game version that something is known of; '': unknown. */
  readonly releasedIn: string;
};
