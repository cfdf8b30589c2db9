import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import {
  type CarReview,
  type CarReviewPage,
  carReviews as calls,
  type ReadRequestOf,
  type ReportedReviewPage,
} from '#contracts';
import { carReviewPermissions, reviewItemId } from '#domain';
import type { EventStore } from '#event-store';
import type { ActorId, Caller } from '#kernel';
import {
  carReviewReports,
  type CarReviewReportsDoc,
} from '#projections/car-review-reports/car-review-reports.projection';
import { reportedReviews } from '#projections/car-review-reports/car-review-reports.query';
import { type CarReviewDoc, carReviewsView } from '#projections/car-reviews/car-reviews.projection';
import { reviewBy, reviewsOf } from '#projections/car-reviews/car-reviews.query';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { seenPage } from '../http/seen-page.ts';
import { InjectView } from '../inject-view.ts';
import { withRole } from '../members/with-role.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { ReportsPresenter } from './reports.presenter.ts';
import { readerActions } from './report.presenter.ts';

@Controller()
export class CarReviewsController {
  constructor(
    @InjectView(carReviewsView) private readonly reviews: View<CarReviewDoc>,
    @InjectView(carReviewReports) private readonly reports: View<CarReviewReportsDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly show: ReportsPresenter,
    private readonly versions: ItemVersions,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { params: { id: carId }, query }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<CarReviewPage>> {
    const { position, items, total, ...next } = await reviewsOf(this.reviews, carId, pagedBy(query));
    const own = by.actor === undefined ? undefined : await reviewBy(this.reviews, { carId, author: by.actor });
    const shown = await this.#shown(items, by, position);
    const [mine = null] = await this.#shown(own ? [own] : [], by, position);
    // Authors of closed accounts are still counted in the view, but have no text left.
    const gone = items.length - shown.length;
    return { position, body: { items: shown, total: total - gone, mine, ...next } };
  }

  @Endpoint(calls.reported)
  async reported(
    @Parsed() { query: { list, ...query } }: ReadRequestOf<typeof calls.reported>,
    @By() by: Caller,
  ): Promise<Positioned<ReportedReviewPage>> {
    const position = await this.reports.position();
    // Reports on the caller's own review are hidden from them, whatever their role.
    const { items, ...next } = await seenPage(
      (paged) => reportedReviews(this.reports, list, pagedBy(paged)),
      async (docs) => docs.filter(({ author }) => author !== by.actor),
      query,
    );
    const docs = items.map(({ doc }) => doc);
    return { position, body: { items: await this.show.shown(docs, by, position), ...next } };
  }

  /** Skips reviews whose texts are gone: they are deleted with their author's account. */
  async #shown(docs: readonly CarReviewDoc[], by: Caller, position: number): Promise<CarReview[]> {
    const names = await this.accounts.displayNames(docs.map(({ author }) => author));
    const texts = await this.accounts.texts.bodies(docs.map(({ textId }) => textId));
    const asked = { by: await withRole(this.eventStore, by), itemIds: docs.map(itemIdOf), position };
    const version = await this.versions.of('car-review', asked);
    return docs.flatMap(({ author, textId, status, waits, ...doc }) => {
      const text = texts.get(textId);
      if (text === undefined || status === 'removed' || status === 'withheld') return [];
      const item = {
        author: author as ActorId,
        textId,
        removed: false,
        hidden: status === 'hidden',
        waits,
        letIn: false,
        reports: [],
      };
      const allowed = carReviewPermissions.allowed(item, by, readerActions);
      const who = { userId: author, name: names.get(author) ?? null };
      return { ...doc, ...version(itemIdOf({ carId: doc.carId, author })), status, text, by: who, allowed };
    });
  }
}

const itemIdOf = ({ carId, author }: Pick<CarReviewDoc, 'carId' | 'author'>) =>
  reviewItemId({ carId, author: author as ActorId });

const pagedBy = ({ limit, after }: { readonly limit: number; readonly after?: string | undefined }) => ({
  limit,
  ...(after === undefined ? {} : { after }),
});
