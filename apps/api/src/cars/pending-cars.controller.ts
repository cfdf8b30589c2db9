import { Controller } from '@nestjs/common';
import { cars, type PendingCar, type PendingCarPage, type ReadRequestOf } from '#contracts';
import { type Caller, RuleBroken } from '#kernel';
import { pendingCars, type PendingCarDoc } from '#projections/pending-cars/pending-cars.projection';
import { pendingCarsPage } from '#projections/pending-cars/pending-cars.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { PendingCarsPresenter } from './pending-cars.presenter.ts';

@Controller()
export class PendingCarsController {
  constructor(
    @InjectView(pendingCars) private readonly pending: View<PendingCarDoc>,
    private readonly show: PendingCarsPresenter,
  ) {}

  @Endpoint(cars.pending)
  async page(
    @Parsed() { query: { status, after, limit } }: ReadRequestOf<typeof cars.pending>,
    @By() by: Caller,
  ): Promise<Positioned<PendingCarPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, ...next } = await pendingCarsPage(this.pending, { status, limit, ...cursor });
    return { position, body: { items: await this.show.shown(items, by, position), ...next } };
  }

  @Endpoint(cars.onePending)
  async one(
    @Parsed() { params: { id } }: ReadRequestOf<typeof cars.onePending>,
    @By() by: Caller,
  ): Promise<Positioned<PendingCar>> {
    const position = await this.pending.position();
    const stored = await this.pending.get(id);
    const [body] = await this.show.shown(stored ? [stored.doc] : [], by, position);
    if (!body) throw new RuleBroken('car-unknown', { carId: id });
    return { position, body };
  }
}
