import { carReviews } from '#contracts';
import type { CarReview, CarReviewPage, ReportedReview } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { carChannel } from '../../lib/cell.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

/** Reviews shown on the page of a car before the user asks for all. */
const FIRST = 3;

export const useFirstReviews = (carId: string): LiveView<CarReviewPage> =>
  useLiveView({
    key: ['car-reviews', 'first', carId],
    channels: [carChannel(carId)],
    uncached: true,
    ask: () => queryApi(carReviews.list, { params: { id: carId }, query: { limit: FIRST } }),
  });

export const useAllReviews = (carId: string): PagedList<CarReview> =>
  usePagedList({
    key: ['car-reviews', 'all', carId],
    channels: [carChannel(carId)],
    uncached: true,
    ask: (after) => queryApi(carReviews.list, { params: { id: carId }, query: after === undefined ? {} : { after } }),
  });

export const reportLists = ['open', 'hidden', 'dismissed'] as const;
export type ReportList = (typeof reportLists)[number];

/** For moderators; nothing is pushed about it. */
export const useReportedReviews = (list: ReportList): PagedList<ReportedReview> =>
  usePagedList({
    key: ['car-review-reports', 'list', list],
    channels: [],
    uncached: true,
    ask: (after) => queryApi(carReviews.reported, { query: after === undefined ? { list } : { list, after } }),
  });
