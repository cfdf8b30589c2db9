import { Injectable } from '@nestjs/common';
import type { WriteCarReview } from '#domain';
import { deckOfLink } from '#racing';
import { CarIds } from '../cars/car-ids.ts';

/** What a review needs to know: which car it is of, whether there are the cars of its link. */
@Injectable()
export class AroundCarReviews {
  constructor(private readonly carIds: CarIds) {}

  carId({ data }: WriteCarReview) {
    return this.carIds.of(data.carId);
  }

  async unknownCars({ data: { link = '' } }: WriteCarReview): Promise<readonly string[]> {
    const carIds = deckOfLink(link)?.cars.map(({ carId }) => carId) ?? [];
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}
