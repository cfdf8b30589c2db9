import { Injectable } from '@nestjs/common';
import { carAliases, type CarAliasDoc } from '#projections/car-aliases/car-aliases.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { parseCarAlias } from '#racing';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';

/** Names remembered; the whole catalogue of the game is half of it. */
const MOST = 10_000;

/**
 * Which car a text names: by its id, or by a guid or number of it. A car once released exists for ever and keeps its
 * names, so what was found is remembered, and what was not is asked again each time.
 */
@Injectable()
export class CarIds {
  readonly #known = new Map<string, string>();

  constructor(
    @InView(cars) private readonly cars: View<CatalogueCar>,
    @InView(carAliases) private readonly aliases: View<CarAliasDoc>,
  ) {}

  /** The id of the car; undefined: there is none. */
  async of(name: string): Promise<string | undefined> {
    return this.#known.get(name) ?? this.#find(name);
  }

  /** Each name's car id; a name of no car stays as it is. */
  async all(names: readonly string[]): Promise<readonly string[]> {
    return Promise.all(names.map(async (name) => (await this.of(name)) ?? name));
  }

  async #find(name: string): Promise<string | undefined> {
    const carId = (await this.cars.get(name)) ? name : await this.#ofAlias(name);
    if (carId !== undefined && this.#known.size < MOST) this.#known.set(name, carId);
    return carId;
  }

  async #ofAlias(name: string): Promise<string | undefined> {
    const alias = parseCarAlias(name);
    return alias === undefined ? undefined : (await this.aliases.get(alias))?.doc.carId;
  }
}
