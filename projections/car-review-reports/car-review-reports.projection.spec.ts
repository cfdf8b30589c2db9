import { given } from '#test/projection-kit';
import type { CarReviewEvent } from '#domain';
import type { ActorId } from '#kernel';
import { carReviewReports } from './car-review-reports.projection.ts';

const one = { carId: 'Mini_1964', author: 'ann' as ActorId };
const key = 'Mini_1964|ann';
const at = '2026-01-01T00:00:00.000Z';
const written: CarReviewEvent = { type: 'CarReviewWritten', data: { ...one, textId: 't1' } };
const reportedBy = (name: string): CarReviewEvent => ({
  type: 'CarReviewReported',
  data: { ...one, reported: 't1', fault: 'spam', reportedBy: name as ActorId, textId: `of ${name}` },
});
const dismissed: CarReviewEvent = { type: 'CarReviewReportsDismissed', data: { ...one, reason: 'fine' } };
const hidden: CarReviewEvent = { type: 'CarReviewHidden', data: { ...one, reason: 'insult', textId: 'why' } };
const report = (by: string) => ({ by, at, fault: 'spam', of: 't1', textId: `of ${by}` }) as const;
const doc = {
  ...one,
  textId: 't1',
  deck: null,
  hidden: false,
  removed: false,
  dismissed: false,
  waits: false,
  letIn: false,
  list: 'none',
  listedAt: at,
  reports: [],
  decision: null,
} as const;
const open = { ...doc, list: 'open', reports: [report('bob')] } as const;
const decided = { by: 'user-1', at, textId: null } as const;

describe('car-review-reports', () => {
  it('lists a review that was reported until a moderator leaves it', () => {
    given(carReviewReports, [written]).then(key, doc);
    given(carReviewReports, [written, reportedBy('bob')]).then(key, open);
    given(carReviewReports, [written, reportedBy('bob'), dismissed]).then(key, {
      ...open,
      dismissed: true,
      list: 'dismissed',
      decision: { ...decided, reason: 'fine' },
    });
    const again: CarReviewEvent = { type: 'CarReviewReportsReopened', data: one };
    given(carReviewReports, [written, reportedBy('bob'), dismissed, again]).then(key, open);
    given(carReviewReports, [written, reportedBy('bob'), dismissed, reportedBy('cat')]).then(key, {
      ...open,
      reports: [report('cat')],
      decision: { ...decided, reason: 'fine' },
    });
  });

  it('lists what is hidden, and what its author removed nowhere', () => {
    const decision = { ...decided, reason: 'insult', textId: 'why' } as const;
    given(carReviewReports, [written, hidden]).then(key, { ...doc, hidden: true, list: 'hidden', decision });
    const shown: CarReviewEvent = { type: 'CarReviewShownAgain', data: { ...one, reason: 'mistake' } };
    given(carReviewReports, [written, reportedBy('bob'), hidden, shown]).then(key, {
      ...open,
      decision: { ...decided, reason: 'mistake' },
    });
    given(carReviewReports, [written, reportedBy('bob'), { type: 'CarReviewRemoved', data: one }]).then(key, {
      ...open,
      removed: true,
      list: 'none',
    });
    given(carReviewReports, [reportedBy('bob')]).then(key, undefined);
  });

  it('knows what waits to be let in, and lists it nowhere', () => {
    const waits: CarReviewEvent = { type: 'CarReviewWritten', data: { ...one, textId: 't1', waits: true } };
    const letIn: CarReviewEvent = { type: 'CarReviewLetIn', data: one };
    given(carReviewReports, [waits]).then(key, { ...doc, waits: true });
    given(carReviewReports, [waits, letIn]).then(key, { ...doc, letIn: true });
    given(carReviewReports, [waits, letIn, reportedBy('bob')]).then(key, open);
    given(carReviewReports, [waits, letIn, { type: 'CarReviewWaitsAgain', data: one }]).then(key, {
      ...doc,
      waits: true,
    });
  });
});
