import type { CatalogueCar } from '../catalogue-car.ts';

/** A car of the catalogue's asset: what search and criteria look at, its permanent id, and what became of it. */
export type AssetCar = CatalogueCar & {
  readonly id: string;
  /** Offered no more; decks may still have it. */
  readonly retired: boolean;
  /** Where its figures come from. */
  readonly source: string;
  /** The oldest version of the game that something is known of; '': not known. */
  readonly releasedIn: string;
};
