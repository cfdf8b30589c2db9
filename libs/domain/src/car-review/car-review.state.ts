import type { ActorId, Decider } from '#kernel';
import type { CarReviewEvent, CarReviewReported, OfReview } from './car-review.events.ts';

/**
 * A report of a review: of which text, by whom. `dismissed` by the last moderator who read reports, `past` by an
 * earlier one.
 */
type Report = { readonly reported: string; readonly by: ActorId; readonly status: 'open' | 'dismissed' | 'past' };

/**
 * A user's review of a car as its commands see it; `textId` is absent before the first text. `waits`: a moderator must
 * approve it first. `letIn`: one did, and there was no report since.
 */
export type CarReview = {
  readonly textId?: string;
  readonly removed: boolean;
  readonly hidden: boolean;
  readonly waits: boolean;
  readonly letIn: boolean;
  readonly reports: readonly Report[];
};

export const carReviewStream = ({ carId, author }: OfReview): string => `review-${carId}|${author}`;

export const carReview: Decider<CarReview, CarReviewEvent> = {
  initial: { removed: false, hidden: false, waits: false, letIn: false, reports: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'CarReviewWritten':
        return { ...state, textId: data.textId, removed: false, ...(data.waits && { waits: true, letIn: false }) };
      case 'CarReviewRemoved':
        return { ...state, removed: true };
      case 'CarReviewPutBack':
        return { ...state, removed: false };
      case 'CarReviewReported':
        return { ...state, letIn: false, reports: [...state.reports, reportOf(data)] };
      case 'CarReviewReportsDismissed':
        return become(state, { open: 'dismissed', dismissed: 'past' });
      case 'CarReviewReportsReopened':
        return become(state, { dismissed: 'open' });
      case 'CarReviewHidden':
        return { ...state, hidden: true };
      case 'CarReviewShownAgain':
        return { ...state, hidden: false };
      case 'CarReviewLetIn':
        // The moderator who let it in has read the reports before.
        return { ...become(state, { open: 'past', dismissed: 'past' }), waits: false, letIn: true };
      case 'CarReviewWaitsAgain':
        return { ...state, waits: true, letIn: false };
    }
  },
};

const reportOf = ({ reported, reportedBy: by }: CarReviewReported['data']): Report => ({
  reported,
  by,
  status: 'open',
});

const become = (state: CarReview, next: Partial<Record<Report['status'], Report['status']>>): CarReview => ({
  ...state,
  reports: state.reports.map((report) => ({ ...report, status: next[report.status] ?? report.status })),
});
