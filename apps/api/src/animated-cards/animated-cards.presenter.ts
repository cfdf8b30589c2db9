import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type AnimatedCard, animatedCardActions } from '#contracts';
import { animatedCardPermissions, animatedCardItemId } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { AnimatedCardDoc } from '#projections/animated-cards/animated-cards.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

/** `words`: whether the caller may read the reasons of declines and reports. */
type Showing = { readonly by: Caller; readonly words: boolean };

@Injectable()
export class AnimatedCardsPresenter {
  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** Skips loops whose files are gone: a file is deleted with its sender's account. */
  async shown(docs: readonly AnimatedCardDoc[], { by, words }: Showing): Promise<AnimatedCard[]> {
    const known = await this.accounts.sentFiles.known(docs.map(({ file }) => file));
    const found = await carsByIds(this.cars, [...new Set(docs.map(({ carId }) => carId))]);
    const byId = new Map(found.items.map((car) => [car.id, briefly(car)]));
    const names = await this.accounts.displayNames(docs.map(({ submittedBy }) => submittedBy));
    const texts = await this.accounts.texts.bodies(words ? docs.flatMap(({ textId }) => textId ?? []) : []);
    const itemIds = docs.map(animatedCardItemId);
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
        ...version(animatedCardItemId({ carId, loopId })),
        allowed: animatedCardPermissions
          .allowed({ status, submittedBy: submittedBy as ActorId }, by, animatedCardActions)
          .filter((act) => act !== 'decline-car-loop' || submittedBy !== by.actor),
      }));
  }
}

type Car = NonNullable<AnimatedCard['car']>;
const briefly = ({ id, name, brand, year, class: of, rq, body }: Car): Car => ({
  id,
  name,
  brand,
  year,
  class: of,
  rq,
  body,
});
