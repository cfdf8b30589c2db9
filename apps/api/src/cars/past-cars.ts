import { Injectable } from '@nestjs/common';
import type { Car } from '#contracts';
import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { attributesInVersion } from '#projections/car-history/car-history.query';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import { parsePastCar } from '#racing';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { CarIds } from './car-ids.ts';

type Found = { readonly position: number; readonly items: readonly Car[] };

/** Cars as they were in past game versions, by names like "Honda_NSX_1990@24.1". */
@Injectable()
export class PastCars {
  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @InjectView(carHistory) private readonly histories: View<CarHistoryDoc>,
    private readonly carIds: CarIds,
  ) {}

  /** Under the requested names, with the stats of that version; without cars that the version did not have. */
  async of(names: readonly string[]): Promise<Found> {
    const asked = names.flatMap((name) => ({ name, ...parsePastCar(name) }));
    const ids = await this.carIds.all(asked.map(({ name, carId = name }) => carId));
    const position = await this.histories.position();
    const today = await carsByIds(this.cars, ids);
    const histories = await this.histories.getMany([...new Set(ids)]);
    const items = asked.flatMap(({ name, gameVersion }, at): Car[] => {
      const id = ids[at] ?? name;
      const [car, history] = [today.items.find((one) => one.id === id), histories.get(id)?.doc];
      const facts = history && gameVersion !== undefined ? attributesInVersion(history, gameVersion) : undefined;
      return car && facts ? [{ ...car, ...facts, body: [...facts.body], tags: [...facts.tags], id: name }] : [];
    });
    return { position: Math.min(position, today.position), items };
  }
}
