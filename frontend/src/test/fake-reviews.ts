import { carReviews } from '#contracts';
import type { CarReview, Endpoint, ReportedReview, WriteCarReviewBody, Written } from '#contracts';
import { Refusal } from './answering.ts';
import { FakeCars } from './fake-cars.ts';

const at = '2026-01-01T00:00:00.000Z';

export const testReview = (more: Partial<CarReview> = {}): CarReview => ({
  carId: 'kombi',
  by: { userId: 'user-2', name: 'Ann' },
  text: 'Quick off the line.',
  deck: null,
  status: 'shown',
  writtenAt: at,
  editedAt: null,
  allowed: [],
  ...more,
});

export const testReport = (more: Partial<ReportedReview> = {}): ReportedReview => ({
  carId: 'kombi',
  car: { id: 'kombi', name: '560 Kombi', brand: 'Brandt', year: 2019 },
  by: { userId: 'user-2', name: 'Ann' },
  text: 'Buy my times.',
  deck: null,
  waits: false,
  listedAt: at,
  reports: [{ by: { userId: 'user-3', name: 'Bob' }, at, fault: 'spam', text: 'It sells something.', earlier: null }],
  decision: null,
  allowed: ['dismiss-car-review-reports', 'hide-car-review'],
  ...more,
});

export class FakeReviews extends FakeCars {
  readonly written: WriteCarReviewBody[] = [];
  reported: ReportedReview[] = [];

  /** Whether it differs from the one shown to the moderator. */
  private isOutdated({ seen }: { seen?: number }): boolean {
    const [now] = this.reported;
    return now !== undefined && seen !== undefined && seen !== (now.version ?? 0);
  }

  protected override handlers() {
    const position = () => this.position;
    const done = (): Written => ({ id: 'kombi', position: (this.position += 1), views: ['car-reviews'] });
    const decided = (): Written => {
      this.reported = [];
      return { ...done(), views: ['car-review-reports'] };
    };
    const decisions: readonly Endpoint[] = [carReviews.hide, carReviews.show, carReviews.dismiss];
    return [
      this.on(carReviews.write, ({ body }) => {
        this.written.push(body);
        return done();
      }),
      this.on(carReviews.remove, () => {
        this.reviews = { ...this.reviews, mine: null };
        return done();
      }),
      this.on(carReviews.putBack, done),
      this.on(carReviews.report, done),
      this.on(carReviews.reported, () => (this.mod ? { items: this.reported } : new Refusal('not-allowed')), position),
      this.on(carReviews.reopen, done),
      ...decisions.map((decision) =>
        this.on(decision as typeof carReviews.hide, ({ body }) =>
          this.isOutdated(body) ? new Refusal('queue-item-changed') : decided(),
        ),
      ),
      ...super.handlers(),
    ];
  }
}
