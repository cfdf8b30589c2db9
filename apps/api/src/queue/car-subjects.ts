import { Injectable } from '@nestjs/common';
import { partsOf } from '#domain';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import type { Subject } from './kind-in-queue.ts';

type Named = { readonly brand: string; readonly name: string; readonly year: number };

/** Brand, name and year; some names already start with the brand. */
export const carNamed = ({ brand, name, year }: Named): string =>
  `${name.startsWith(brand) ? name : `${brand} ${name}`} ${year}`;

@Injectable()
export class CarSubjects {
  constructor(@InjectView(cars) private readonly cars: View<CatalogueCar>) {}

  async of(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const carIds = [...new Set(itemIds.map((itemId) => partsOf(itemId)[0]))];
    const found = new Map((await carsByIds(this.cars, carIds)).items.map((car) => [car.id, car]));
    return new Map(
      itemIds.map((itemId) => {
        const [carId] = partsOf(itemId);
        const car = found.get(carId);
        const name = car ? carNamed(car) : carId;
        return [itemId, { name, link: `/cars/${encodeURIComponent(carId)}` }];
      }),
    );
  }
}
