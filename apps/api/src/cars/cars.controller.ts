import { Controller } from '@nestjs/common';
import { type CarPage, cars, type FoundCars, type ReadRequestOf } from '#contracts';
import { cars as carsView, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds, carsPage } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { parsePastCar, withoutTags } from '#racing';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { findCars } from '../catalogue/find-cars.ts';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { CarIds } from './car-ids.ts';
import { PastCars } from './past-cars.ts';

@Controller()
export class CarsController {
  constructor(
    @InjectView(carsView) private readonly cars: View<CatalogueCar>,
    private readonly catalogue: LoadedCatalogue,
    private readonly carIds: CarIds,
    private readonly pastCars: PastCars,
    private readonly tags: UpcomingTags,
  ) {}

  @Endpoint(cars.list)
  async page(
    @Parsed() { query: { ids, q, criteria, after, limit, ...asked } }: ReadRequestOf<typeof cars.list>,
  ): Promise<Positioned<CarPage | FoundCars>> {
    const left = await this.tags.leftOut(asked);
    if (q !== undefined || criteria !== undefined) {
      const loaded = await this.catalogue.newest(left);
      return { position: loaded.position, body: findCars(loaded, { q, criteria, after, limit }) };
    }
    if (ids) return this.#named(ids, left);
    const { position, ...body } = await carsPage(this.cars, { limit, ...(after === undefined ? {} : { after }) });
    const items = body.items.map((car) => withoutTags(car, left));
    return { position, body: { ...body, items, ...(await this.catalogue.counts(left)) } };
  }

  async #named(names: readonly string[], left: ReadonlySet<string>): Promise<Positioned<CarPage>> {
    const [past, today] = [names.filter(parsePastCar), names.filter((name) => !parsePastCar(name))];
    const ids = await this.carIds.all(today);
    const found = [await carsByIds(this.cars, ids), ...(past.length > 0 ? [await this.pastCars.of(past)] : [])];
    const items = found.flatMap((page) => page.items).map((car) => withoutTags(car, left));
    const aliased = today.flatMap((name, at) => (ids[at] === undefined || ids[at] === name ? [] : [[name, ids[at]]]));
    const aliases = aliased.length === 0 ? {} : { aliases: Object.fromEntries(aliased) as Record<string, string> };
    return { position: Math.min(...found.map(({ position }) => position)), body: { items, ...aliases } };
  }
}
