import { Injectable } from '@nestjs/common';
import type { StateCampaignMatch } from '#domain';
import { CarIds } from '../cars/car-ids.ts';

@Injectable()
export class CampaignLookups {
  constructor(private readonly carIds: CarIds) {}

  async unknownCars({ data }: StateCampaignMatch): Promise<readonly string[]> {
    const carIds = data.facts.carIds ?? [];
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}
