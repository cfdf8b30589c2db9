import { Injectable } from '@nestjs/common';
import { FIRST_REVIEWED, type WriteCarReview } from '#domain';
import { deckOfLink } from '#racing';
import { type CarReviewDoc, carReviewsView } from '#projections/car-reviews/car-reviews.projection';
import { otherVisibleReviews } from '#projections/car-reviews/car-reviews.query';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { InjectView } from '../inject-view.ts';
import { DailyActionCounts } from '../action-limits/daily-action-counts.ts';
import { AccountLevels } from '../action-limits/account-levels.ts';

@Injectable()
export class CarReviewLookups {
  constructor(
    private readonly carIds: CarIds,
    private readonly acts: DailyActionCounts,
    private readonly standing: AccountLevels,
    @InjectView(carReviewsView) private readonly reviews: View<CarReviewDoc>,
  ) {}

  carId({ data }: WriteCarReview) {
    return this.carIds.of(data.carId);
  }

  /** The first ones of a new account wait, where its actions are counted at all. */
  async waits({ data: { carId, author } }: WriteCarReview): Promise<boolean> {
    if (this.acts.times === Infinity || (await this.standing.person(author)) !== 'new') return false;
    const of = { carId: (await this.carIds.of(carId)) ?? carId, author };
    return (await otherVisibleReviews(this.reviews, of, FIRST_REVIEWED)) < FIRST_REVIEWED;
  }

  async unknownCars({ data: { link = '' } }: WriteCarReview): Promise<readonly string[]> {
    const carIds = deckOfLink(link)?.cars.map(({ carId }) => carId) ?? [];
    const found = await Promise.all(carIds.map((carId) => this.carIds.of(carId)));
    return carIds.filter((carId, at) => found[at] !== carId);
  }
}
