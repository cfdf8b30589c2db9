import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import type { ReadStore, View } from '#read-store';

/** Cars remembered; the whole catalogue of the game is half of it. */
const MOST = 10_000;

/** Which cars there are. A car once released exists for ever, so a yes is remembered and a no asked again each time. */
export class KnownCars {
  readonly #view: View<CatalogueCar>;
  readonly #known = new Set<string>();

  constructor(readStore: ReadStore) {
    this.#view = readStore.view(cars);
  }

  async has(carId: string): Promise<boolean> {
    if (this.#known.has(carId)) return true;
    if (!(await this.#view.get(carId))) return false;
    if (this.#known.size < MOST) this.#known.add(carId);
    return true;
  }
}
