import { given } from '#test/projection-kit';
import type { CarReviewEvent, QueueEvent } from '#domain';
import type { ActorId } from '#kernel';
import { reviewQueue, type ReviewQueueDoc } from './review-queue.projection.ts';
import { toOwner, usualWait } from './review-queue.query.ts';

const review = { carId: 'Mini', author: 'ann' as ActorId };
const item = { kind: 'car-review', itemId: 'Mini|ann' } as const;
const key = 'car-review|Mini|ann';
const at = '2026-01-01T00:00:00.000Z';
/** Events of the queue and of kinds alike: the view handles both. */
const said = (event: CarReviewEvent | QueueEvent, when?: string): QueueEvent =>
  ({ ...event, ...(when !== undefined && { meta: { at: when } }) }) as QueueEvent;
const reported = (fault: 'spam' | 'insult', by = 'bob') =>
  said({ type: 'CarReviewReported', data: { ...review, reported: 't1', fault, reportedBy: by as ActorId } });
const claim = { by: 'mod' as ActorId, until: '2026-01-01T00:15:00.000Z' };
const claimed = said({ type: 'ReviewClaimed', data: { ...item, ...claim } });
const hidden = said({ type: 'CarReviewHidden', data: { ...review, reason: 'insult' } }, '2026-01-01T01:00:00.000Z');
const submitters = ['bob' as ActorId];
const approved = said(
  { type: 'ReviewApproved', data: { ...item, submitters, reason: 'insult', textId: 'why' } },
  '2026-01-01T01:00:00.000Z',
);
const doc = {
  ...item,
  status: 'waiting',
  before: 'waiting',
  version: 1,
  priority: 'medium',
  submitters,
  rank: `2 ${at}`,
  submitter: 'bob',
  owner: review.author,
  reporters: submitters,
  reported: true,
  owned: true,
  since: at,
  sentAt: at,
  unreported: null,
  question: null,
  answer: null,
  passedOn: null,
  decided: null,
  decidedAt: null,
  undone: null,
  undoneAt: null,
} as const;

/** The view's document for Ann's loop after these events. */
const loopAfter = (...types: readonly ('Submitted' | 'Approved' | 'Reported' | 'Declined')[]): ReviewQueueDoc => {
  const data = { carId: 'Mini', loopId: 'l1', submittedBy: 'ann', reportedBy: 'bob', reason: 'unfit', fault: 'unfit' };
  const made = types.reduce<ReviewQueueDoc | undefined>((before, type, hour) => {
    const meta = { at: `2026-01-01T0${hour}:00:00.000Z`, actor: type === 'Submitted' ? 'ann' : 'mod' };
    return reviewQueue.evolve(before, { type: `CarLoop${type}`, data, meta } as never, 'car-loop|Mini|l1');
  }, undefined);
  if (!made) throw new Error('it is there');
  return made;
};

describe('review-queue', () => {
  it('has what was reported stand to whose it is as before, unless the report was right', () => {
    const before = loopAfter('Submitted', 'Approved');
    const asBefore = { status: 'approved', since: before.since, decidedAt: before.decidedAt, sentAt: before.sentAt };
    for (const doc of [
      loopAfter('Submitted', 'Approved', 'Reported'),
      loopAfter('Submitted', 'Approved', 'Reported', 'Approved'),
    ])
      expect(toOwner(doc)).toMatchObject({ ...asBefore, decided: before.decided, question: null });
    expect(toOwner(loopAfter('Submitted', 'Approved', 'Reported', 'Declined'))).toMatchObject({ status: 'declined' });
    expect(toOwner(before)).toBe(before);
  });

  it('has a reported review wait, once for all who report it, by the worst of what is said last', () => {
    given(reviewQueue, [reported('spam')]).then(key, doc);
    given(reviewQueue, [reported('spam'), reported('insult', 'cat')]).then(key, {
      ...doc,
      version: 2,
      priority: 'high',
      rank: `1 ${at}`,
      submitters: ['bob' as ActorId, 'cat' as ActorId],
      reporters: ['bob' as ActorId, 'cat' as ActorId],
    });
    given(reviewQueue, [claimed]).then(key, undefined);
  });

  it('says who has it, what was asked and answered, and that it was passed on', () => {
    given(reviewQueue, [reported('spam'), claimed]).then(key, { ...doc, claim });
    const asked = said({ type: 'ReviewQuestionAsked', data: { ...item, by: claim.by, submitters, textId: 'q' } });
    const answered = said({ type: 'ReviewQuestionAnswered', data: { ...item, askedBy: claim.by, textId: 'a' } });
    const question = { by: 'user-1', at, textId: 'q' };
    given(reviewQueue, [reported('spam'), claimed, asked]).then(key, { ...doc, claim, asked: claim.by, question });
    const answer = { by: 'user-1', at, textId: 'a' };
    given(reviewQueue, [reported('spam'), claimed, asked, answered]).then(key, { ...doc, claim, question, answer });
    const passed = said({ type: 'ReviewPassedOn', data: { ...item, to: 'admin', textId: 'p' } });
    const passedOn = { by: 'user-1', textId: 'p' };
    given(reviewQueue, [reported('spam'), claimed, passed]).then(key, { ...doc, passedTo: 'admin', passedOn });
  });

  it('keeps how it ended and how long it took, until it waits again', () => {
    const end = {
      ...doc,
      status: 'approved',
      decided: { by: 'user-1', reason: 'insult', textId: 'why', minutes: 60 },
      decidedAt: '2026-01-01T01:00:00.000Z',
    } as const;
    given(reviewQueue, [reported('spam'), claimed, hidden, approved]).then(key, end);
    // From a log before the queue existed: the kind's own event ends it.
    given(reviewQueue, [reported('spam'), hidden]).then(key, {
      ...end,
      decided: { ...end.decided, reason: null, textId: null },
    });
    const again = said(
      { type: 'CarReviewShownAgain', data: { ...review, reason: 'mistake' } },
      '2026-01-02T00:00:00.000Z',
    );
    const since = '2026-01-02T00:00:00.000Z';
    given(reviewQueue, [reported('spam'), hidden, approved, again]).then(key, {
      ...doc,
      before: 'approved',
      since,
      rank: `2 ${since}`,
      undone: { decidedBy: 'user-1', by: 'user-1' },
      undoneAt: since,
    });
  });
});

describe('the usual wait', () => {
  it('is what half of them took, and nine in ten', () => {
    expect(usualWait([])).toBeNull();
    expect(usualWait([7])).toEqual({ half: 7, most: 7 });
    expect(usualWait([10, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ half: 5, most: 9 });
  });
});
