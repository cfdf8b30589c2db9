import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { ReportedReview } from '#contracts';
import { reviewItemId } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { CarReviewReportsDoc } from '#projections/car-review-reports/car-review-reports.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { presentReport } from './report.presenter.ts';

@Injectable()
export class ReportsPresenter {
  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** `position`: of the view, where its own response has none. */
  async shown(docs: readonly CarReviewReportsDoc[], by: Caller, position?: number): Promise<ReportedReview[]> {
    const found = await carsByIds(this.cars, [...new Set(docs.map(({ carId }) => carId))]);
    const around = {
      by,
      cars: new Map(found.items.map((car) => [car.id, car])),
      names: await this.accounts.displayNames(docs.flatMap(peopleIn)),
      texts: await this.accounts.texts.bodies(docs.flatMap(textsIn)),
    };
    const itemIds = docs.map(itemIdOf);
    const version = await this.versions.of('car-review', { by, itemIds, ...(position !== undefined && { position }) });
    return docs.map((doc) => ({ ...presentReport(doc, around), ...version(itemIdOf(doc)) }));
  }
}

const itemIdOf = ({ carId, author }: CarReviewReportsDoc) => reviewItemId({ carId, author: author as ActorId });

const peopleIn = ({ author, reports, decision }: CarReviewReportsDoc): string[] => [
  author,
  ...reports.map(({ by }) => by),
  ...(decision ? [decision.by] : []),
];

const textsIn = ({ textId, reports, decision }: CarReviewReportsDoc): string[] => [
  textId,
  ...reports.flatMap((report) => [report.of, ...(report.textId === null ? [] : [report.textId])]),
  ...(decision?.textId ? [decision.textId] : []),
];
