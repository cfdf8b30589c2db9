import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { CorrectPlannedEvent, EventReward, MakePlannedEvent } from '#domain';
import type { ActorId } from '#kernel';
import {
  type PlannedEventImage,
  plannedEventImages,
} from '#projections/planned-event-images/planned-event-images.projection';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Injectable()
export class PlannedEventLookups {
  constructor(
    private readonly carIds: CarIds,
    @InjectView(plannedEventImages) private readonly images: View<PlannedEventImage>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  unknownCars({ data }: MakePlannedEvent): Promise<readonly string[]> {
    return this.#unknownIn(data.facts.rewards);
  }

  unknownRewards({ data }: CorrectPlannedEvent): Promise<readonly string[]> {
    return this.#unknownIn(data.changes.rewards ?? []);
  }

  /**
   * The images of an earlier version may be used by everyone who may correct the event: so a version can be restored.
   */
  async unknownImages({ data, meta: { actor } }: MakePlannedEvent | CorrectPlannedEvent): Promise<readonly string[]> {
    const names = ('facts' in data ? data.facts : data.changes).images ?? [];
    const known = await Promise.all(names.map((name) => this.#isKnown(actor, name)));
    return names.filter((_, at) => !known[at]);
  }

  async #isKnown(actor: ActorId, name: string): Promise<boolean> {
    if (await this.accounts.sentFiles.get(actor, name)) return true;
    return (await this.images.get(name)) !== undefined;
  }

  async #unknownIn(rewards: readonly EventReward[]): Promise<readonly string[]> {
    const carIds = rewards.flatMap((reward) => reward.carIds);
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}
