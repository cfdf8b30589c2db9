import { Injectable } from '@nestjs/common';
import type { SaveTemplate } from '#domain';
import { deckOfLink } from '#racing';
import { CarIds } from '../cars/car-ids.ts';

@Injectable()
export class TemplateLookups {
  constructor(private readonly carIds: CarIds) {}

  async unknownCars({ data: { link } }: SaveTemplate): Promise<readonly string[]> {
    const carIds = deckOfLink(link)?.cars.map(({ carId }) => carId) ?? [];
    const known = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => known[at] !== carId);
  }
}
