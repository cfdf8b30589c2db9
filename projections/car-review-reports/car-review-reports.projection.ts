import type { CarReviewEvent, ReviewFault, ReviewReason } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';
import { reviewKey } from '../car-reviews/car-reviews.projection.ts';

/** `of`: the reported text, which may be an older one; `textId`: the reporter's own words. */
export type ReviewReport = {
  readonly by: string;
  readonly at: string;
  readonly fault: ReviewFault;
  readonly of: string;
  readonly textId: string | null;
};

type Decision = {
  readonly by: string;
  readonly at: string;
  readonly reason: ReviewReason;
  readonly textId: string | null;
};

/**
 * A review for moderators. `list`: the list that contains it, `listedAt`: since when; the latest reports, oldest first.
 */
export type CarReviewReportsDoc = {
  readonly carId: string;
  readonly author: string;
  readonly textId: string;
  readonly deck: string | null;
  readonly hidden: boolean;
  readonly removed: boolean;
  readonly dismissed: boolean;
  /** It needs a moderator's approval first; or has it, without a report since. */
  readonly waits: boolean;
  readonly letIn: boolean;
  readonly list: 'none' | 'open' | 'hidden' | 'dismissed';
  readonly listedAt: string;
  readonly reports: readonly ReviewReport[];
  readonly decision: Decision | null;
};

const REPORTS_KEPT = 20;

/** View `car-review-reports`: reviews that were reported or hidden, for moderators. */
export const carReviewReports: Projection<CarReviewEvent, CarReviewReportsDoc> = {
  name: 'car-review-reports',
  version: 2,
  handles: [
    'CarReviewWritten',
    'CarReviewRemoved',
    'CarReviewPutBack',
    'CarReviewReported',
    'CarReviewReportsDismissed',
    'CarReviewReportsReopened',
    'CarReviewHidden',
    'CarReviewShownAgain',
    'CarReviewLetIn',
    'CarReviewWaitsAgain',
  ],
  indexes: [['list', 'listedAt']],
  keysOf: ({ data }) => [reviewKey(data)],
  channel: () => 'car-review-reports',
  evolve: (doc, event) => {
    const changed = changedBy(doc, event);
    if (!changed) return undefined;
    const list = listOf(changed);
    return list === doc?.list ? changed : { ...changed, list, listedAt: event.meta.at };
  },
};

const changedBy = (
  doc: CarReviewReportsDoc | undefined,
  event: Recorded<CarReviewEvent>,
): CarReviewReportsDoc | undefined => {
  if (event.type === 'CarReviewWritten') {
    const { carId, author, textId, deck = null, waits } = event.data;
    const before = doc ?? { ...unseen, listedAt: event.meta.at };
    return { ...before, carId, author, textId, deck, removed: false, ...(waits && { waits, letIn: false }) };
  }
  if (!doc) return undefined;
  switch (event.type) {
    case 'CarReviewRemoved':
      return { ...doc, removed: true };
    case 'CarReviewPutBack':
      return { ...doc, removed: false };
    case 'CarReviewReported':
      return reported(doc, event);
    case 'CarReviewReportsDismissed':
      return { ...doc, dismissed: true, decision: decisionOf(event) };
    case 'CarReviewReportsReopened':
      return { ...doc, dismissed: false, decision: null };
    case 'CarReviewHidden':
      return { ...doc, hidden: true, decision: decisionOf(event) };
    case 'CarReviewShownAgain':
      return { ...doc, hidden: false, decision: decisionOf(event) };
    case 'CarReviewLetIn':
      return { ...doc, waits: false, letIn: true, dismissed: false, reports: [] };
    case 'CarReviewWaitsAgain':
      return { ...doc, waits: true, letIn: false };
  }
};

const unseen = {
  hidden: false,
  dismissed: false,
  waits: false,
  letIn: false,
  list: 'none',
  reports: [],
  decision: null,
} as const;

const listOf = ({ hidden, removed, waits, dismissed, reports }: CarReviewReportsDoc): CarReviewReportsDoc['list'] => {
  if (hidden) return 'hidden';
  if (removed || waits || reports.length === 0) return 'none';
  return dismissed ? 'dismissed' : 'open';
};

/** Dismissed reports are dropped when a new one comes. */
const reported = (
  doc: CarReviewReportsDoc,
  { data, meta }: Extract<Recorded<CarReviewEvent>, { readonly type: 'CarReviewReported' }>,
): CarReviewReportsDoc => {
  const { reportedBy: by, fault, reported: of, textId = null } = data;
  const before = doc.dismissed ? [] : doc.reports;
  const reports = [...before, { by, at: meta.at, fault, of, textId }].slice(-REPORTS_KEPT);
  return { ...doc, dismissed: false, letIn: false, reports };
};

const decisionOf = ({
  data,
  meta: { actor, at },
}: Recorded<Extract<CarReviewEvent, { readonly data: { readonly reason: ReviewReason } }>>): Decision => ({
  by: actor,
  at,
  reason: data.reason,
  textId: data.textId ?? null,
});
