import { Injectable } from '@nestjs/common';
import type { CorrectPlannedEvent, EventReward, MakePlannedEvent } from '#domain';
import { CarIds } from '../cars/car-ids.ts';

/** What telling of an event needs to know: whether there are the cars that it rewards. */
@Injectable()
export class AroundPlannedEvents {
  constructor(private readonly carIds: CarIds) {}

  unknownCars({ data }: MakePlannedEvent): Promise<readonly string[]> {
    return this.#unknownIn(data.facts.rewards);
  }

  unknownRewards({ data }: CorrectPlannedEvent): Promise<readonly string[]> {
    return this.#unknownIn(data.changes.rewards ?? []);
  }

  async #unknownIn(rewards: readonly EventReward[]): Promise<readonly string[]> {
    const carIds = rewards.flatMap((reward) => reward.carIds);
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}
