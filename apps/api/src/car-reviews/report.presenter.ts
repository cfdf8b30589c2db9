import type { CarReview, ReportedReview } from '#contracts';
import { carReviewPermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { CarReviewReportsDoc } from '#projections/car-review-reports/car-review-reports.projection';

type Act = CarReview['allowed'][number];

/** Actions offered to every reader: this response does not know who is a moderator. */
export const readerActions: readonly Act[] = ['write-car-review', 'remove-car-review', 'report-car-review'];
const moderatorsActs: readonly Act[] = [
  'dismiss-car-review-reports',
  'reopen-car-review-reports',
  'hide-car-review',
  'show-car-review-again',
];

type Around = {
  readonly by: Caller;
  readonly cars: ReadonlyMap<string, NonNullable<ReportedReview['car']>>;
  readonly names: ReadonlyMap<string, string | null>;
  readonly texts: ReadonlyMap<string, string>;
};

export const presentReport = (doc: CarReviewReportsDoc, { by, cars, names, texts }: Around): ReportedReview => {
  const { carId, author, textId, deck, hidden, removed, waits, letIn, dismissed, listedAt, reports, decision } = doc;
  const person = (userId: string) => ({ userId, name: names.get(userId) ?? null });
  const textOf = (id: string | null) => (id === null ? null : (texts.get(id) ?? null));
  const car = cars.get(carId);
  const status = dismissed ? ('dismissed' as const) : ('open' as const);
  const item = {
    author: author as ActorId,
    textId,
    removed,
    hidden,
    waits,
    letIn,
    reports: reports.map((report) => ({ reported: report.of, by: report.by as ActorId, status })),
  };
  return {
    carId,
    car: car ? { id: car.id, name: car.name, brand: car.brand, year: car.year } : null,
    by: person(author),
    text: textOf(textId),
    deck,
    waits,
    listedAt,
    reports: reports.map((report) => ({
      by: person(report.by),
      at: report.at,
      fault: report.fault,
      text: textOf(report.textId),
      earlier: report.of === textId ? null : textOf(report.of),
    })),
    decision: decision && {
      by: person(decision.by),
      at: decision.at,
      reason: decision.reason,
      text: textOf(decision.textId),
    },
    allowed: carReviewPermissions.allowed(item, by, moderatorsActs),
  };
};
