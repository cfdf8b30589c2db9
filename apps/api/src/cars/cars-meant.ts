import { Injectable } from '@nestjs/common';
import { type AssetCar, type CarAnswer, type CarMeant, carResolver, type CarResolver } from '#racing';
import { CarIds } from './car-ids.ts';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';

const noTags: ReadonlySet<string> = new Set();

/** Which car a text of a file means: an id, a guid or a number, else a name in the newest catalogue. */
@Injectable()
export class CarsMeant {
  readonly #resolvers = new WeakMap<readonly AssetCar[], CarResolver>();

  constructor(
    private readonly carIds: CarIds,
    private readonly catalogue: LoadedCatalogue,
  ) {}

  async of(car: CarMeant): Promise<CarAnswer> {
    const carId = typeof car === 'string' ? await this.carIds.of(car) : undefined;
    return carId === undefined ? (await this.#resolver())(car) : { answer: 'found', carId };
  }

  async #resolver(): Promise<CarResolver> {
    const { cars } = await this.catalogue.newest(noTags);
    const known = this.#resolvers.get(cars) ?? carResolver(cars);
    this.#resolvers.set(cars, known);
    return known;
  }
}
