import { Injectable } from '@nestjs/common';
import type { DraftTimelineItem } from '#domain';
import { CarIds } from '../cars/car-ids.ts';

@Injectable()
export class TimelineLookups {
  constructor(private readonly carIds: CarIds) {}

  async unknownCars({ data: { carIds } }: Pick<DraftTimelineItem, 'data'>): Promise<readonly string[]> {
    const known = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => known[at] !== carId);
  }
}
