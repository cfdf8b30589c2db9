import { given } from '#test/projection-kit';
import type { CarReviewEvent } from '#domain';
import type { ActorId } from '#kernel';
import { carReviewsView } from './car-reviews.projection.ts';

const one = { carId: 'Mini_1964', author: 'ann' as ActorId };
const key = 'Mini_1964|ann';
const at = '2026-01-01T00:00:00.000Z';
const written: CarReviewEvent = { type: 'CarReviewWritten', data: { ...one, textId: 't1', deck: '~CMini_1964' } };
const removed: CarReviewEvent = { type: 'CarReviewRemoved', data: one };
const putBack: CarReviewEvent = { type: 'CarReviewPutBack', data: one };
const hidden: CarReviewEvent = { type: 'CarReviewHidden', data: { ...one, reason: 'insult' } };
const shown: CarReviewEvent = { type: 'CarReviewShownAgain', data: { ...one, reason: 'mistake' } };
const doc = {
  ...one,
  textId: 't1',
  deck: '~CMini_1964',
  waits: false,
  status: 'shown',
  writtenAt: at,
  editedAt: null,
} as const;

describe('car-reviews', () => {
  it('has what somebody wrote, and when it was written anew', () => {
    given(carReviewsView, [written]).then(key, doc);
    const anew: CarReviewEvent = { type: 'CarReviewWritten', data: { ...one, textId: 't2' } };
    given(carReviewsView, [written, anew]).then(key, { ...doc, textId: 't2', deck: null, editedAt: at });
    given(carReviewsView, [written, removed, anew]).then(key, { ...doc, textId: 't2', deck: null });
  });

  it('knows what is shown, whoever took it away', () => {
    given(carReviewsView, [written, removed]).then(key, { ...doc, status: 'removed' });
    given(carReviewsView, [written, removed, putBack]).then(key, doc);
    given(carReviewsView, [written, hidden]).then(key, { ...doc, status: 'hidden' });
    given(carReviewsView, [written, hidden, removed]).then(key, { ...doc, status: 'withheld' });
    given(carReviewsView, [written, hidden, removed, putBack]).then(key, { ...doc, status: 'hidden' });
    given(carReviewsView, [written, hidden, removed, shown]).then(key, { ...doc, status: 'removed' });
    given(carReviewsView, [written, hidden, shown]).then(key, doc);
    given(carReviewsView, [removed]).then(key, undefined);
  });

  it('keeps to itself what waits, until it is let in', () => {
    const waits: CarReviewEvent = { type: 'CarReviewWritten', data: { ...one, textId: 't1', waits: true } };
    const letIn: CarReviewEvent = { type: 'CarReviewLetIn', data: one };
    const again: CarReviewEvent = { type: 'CarReviewWaitsAgain', data: one };
    const waiting = { ...doc, deck: null, waits: true, status: 'waiting' } as const;
    given(carReviewsView, [waits]).then(key, waiting);
    given(carReviewsView, [waits, removed, putBack]).then(key, waiting);
    given(carReviewsView, [waits, hidden, shown]).then(key, waiting);
    given(carReviewsView, [waits, letIn]).then(key, { ...doc, deck: null });
    given(carReviewsView, [waits, letIn, again]).then(key, waiting);
  });

  it('tells whoever looks at the car', () => {
    expect(carReviewsView.channel('A|B_1999|ann')).toBe('car:A|B_1999');
  });
});
