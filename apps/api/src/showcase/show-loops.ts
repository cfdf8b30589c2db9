import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type CarLoop, carLoopActs } from '#contracts';
import { carLoopWhoMay, loopItemId } from '#domain';
import type { ActorId, Asking } from '#kernel';
import type { CarLoopDoc } from '#projections/car-loops/car-loops.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

/** `words`: whether the caller may read the reasons of declines and reports. */
type Showing = { readonly by: Asking; readonly words: boolean };

@Injectable()
export class ShowLoops {
  constructor(
    @InView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** Skips loops whose files are gone: a file is deleted with its sender's account. */
  async shown(docs: readonly CarLoopDoc[], { by, words }: Showing): Promise<CarLoop[]> {
    const known = await this.accounts.sentFiles.known(docs.map(({ file }) => file));
    const found = await carsByIds(this.cars, [...new Set(docs.map(({ carId }) => carId))]);
    const byId = new Map(found.items.map((car) => [car.id, briefly(car)]));
    const names = await this.accounts.displayNames(docs.map(({ submittedBy }) => submittedBy));
    const texts = await this.accounts.texts.bodies(words ? docs.flatMap(({ textId }) => textId ?? []) : []);
    const itemIds = docs.map(loopItemId);
    const version = await this.versions.of('car-loop', { by, itemIds });
    return docs
      .filter(({ file }) => known.has(file))
      .map(({ loopId, carId, file, width, height, status, submittedBy, submittedAt, reason, textId }) => ({
        loopId,
        carId,
        file,
        width,
        height,
        submittedAt,
        // A report is visible only to moderators.
        status: status === 'reported' && !words ? 'approved' : status,
        car: byId.get(carId) ?? null,
        by: { userId: submittedBy, name: names.get(submittedBy) ?? null },
        reason: words ? reason : null,
        text: texts.get(textId ?? '') ?? null,
        ...version(loopItemId({ carId, loopId })),
        allowed: carLoopWhoMay
          .allowed({ status, submittedBy: submittedBy as ActorId }, by, carLoopActs)
          .filter((act) => act !== 'decline-car-loop' || submittedBy !== by.actor),
      }));
  }
}

type Car = NonNullable<CarLoop['car']>;
const briefly = ({ id, name, brand, year, class: of, rq, body }: Car): Car => ({
  id,
  name,
  brand,
  year,
  class: of,
  rq,
  body,
});
