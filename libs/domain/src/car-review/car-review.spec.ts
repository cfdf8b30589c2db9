import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { CarReviewEvent, CarReviewWritten } from './car-review.events.ts';
import { type CarReview, carReview } from './car-review.state.ts';
import { HideCarReview, hideCarReview, ShowCarReviewAgain, showCarReviewAgain } from './hide-car-review.ts';
import { PutCarReviewBack, putCarReviewBack, RemoveCarReview, removeCarReview } from './remove-car-review.ts';
import { ReportCarReview, reportCarReview } from './report-car-review.ts';
import {
  DismissCarReviewReports,
  dismissCarReviewReports,
  ReopenCarReviewReports,
  reopenCarReviewReports,
} from './settle-car-review-reports.ts';
import { WriteCarReview, writeCarReview } from './write-car-review.ts';

const carId = 'Mini_Cooper_S_1964';
const one = { carId, author: 'ann' as ActorId };
const written = (textId = 't1', deck?: string): CarReviewWritten => ({
  type: 'CarReviewWritten',
  data: { ...one, textId, ...(deck === undefined ? {} : { deck }) },
});
const removed: CarReviewEvent = { type: 'CarReviewRemoved', data: one };
const hidden: CarReviewEvent = { type: 'CarReviewHidden', data: { ...one, reason: 'insult', textId: 'why' } };
const reported = (name = 'bob', text = 't1'): CarReviewEvent => ({
  type: 'CarReviewReported',
  data: { ...one, reported: text, fault: 'spam', reportedBy: name as ActorId },
});
const dismissed: CarReviewEvent = { type: 'CarReviewReportsDismissed', data: { ...one, reason: 'fine' } };

const facts = { carId, unknownCars: [], textId: 't2' };
const write =
  (link?: string, more: Partial<Parameters<typeof writeCarReview>[2]> = {}, who = 'ann') =>
  (state: CarReview) => {
    const data = { ...one, text: 'Quick.', ...(link === undefined ? {} : { link }) };
    return writeCarReview(new WriteCarReview(data, by(who)), state, { ...facts, ...more });
  };
const remove = (state: CarReview) => removeCarReview(new RemoveCarReview(one, by('ann')), state);
const putBack = (state: CarReview) => putCarReviewBack(new PutCarReviewBack(one, by('ann')), state);
const report = (who: string) => (state: CarReview) =>
  reportCarReview(new ReportCarReview({ ...one, fault: 'spam' }, by(who)), state);
const why = { ...one, reason: 'insult' } as const;
const hide =
  (who = 'mod') =>
  (state: CarReview) =>
    hideCarReview(new HideCarReview(why, by(who, 'moderator')), state, { textId: 'why' });
const show = (state: CarReview) =>
  showCarReviewAgain(new ShowCarReviewAgain({ ...one, reason: 'mistake' }, by('mod', 'moderator')), state);
const dismiss = (state: CarReview) =>
  dismissCarReviewReports(new DismissCarReviewReports({ ...one, reason: 'fine' }, by('mod', 'moderator')), state);
const reopen = (state: CarReview) =>
  reopenCarReviewReports(new ReopenCarReviewReports(one, by('mod', 'moderator')), state);

describe('write-car-review', () => {
  it('says what somebody thinks of a car, and says it anew', () => {
    given(carReview)
      .when(write())
      .then([written('t2')]);
    given(carReview, [written(), removed])
      .when(write())
      .then([written('t2')]);
  });

  it('keeps nothing of a link but its cars and tracks', () => {
    given(carReview)
      .when(write('https://tdr.example/compare?share=~CMini_1964~T332~KtRoad_a00&utm=me'))
      .then([written('t2', '~KtRoad_a00~CMini_1964~T332')]);
    given(carReview).when(write('https://example.org/')).thenBroken('deck-link-unreadable');
    given(carReview)
      .when(write('~CNone', { unknownCars: ['None'] }))
      .thenBroken('car-unknown', { carId: 'None' });
  });

  it('needs a car, its author, and no moderator against it', () => {
    given(carReview)
      .when(write(undefined, { carId: undefined }))
      .thenBroken('car-unknown', { carId });
    given(carReview)
      .when(write(undefined, {}, 'bob'))
      .thenBroken('not-allowed');
    given(carReview, [written(), hidden]).when(write()).thenBroken('car-review-hidden', { carId });
    given(carReview, [written(), hidden, removed]).when(write()).thenBroken('car-review-hidden', { carId });
  });
});

describe('a review', () => {
  it('is removed by its author, and put back', () => {
    given(carReview, [written()]).when(remove).then([removed]);
    given(carReview, [written(), hidden]).when(remove).then([removed]);
    given(carReview, [written(), removed]).when(remove).thenBroken('changed-meanwhile');
    given(carReview, [written(), removed])
      .when(putBack)
      .then([{ type: 'CarReviewPutBack', data: one }]);
    given(carReview).when(remove).thenBroken('car-review-unknown');
  });

  it('is reported by another, once for each text', () => {
    given(carReview, [written()]).when(report('bob')).then([reported()]);
    given(carReview, [written()]).when(report('ann')).thenBroken('car-review-own');
    given(carReview, [written(), reported()]).when(report('bob')).thenBroken('car-review-already-reported');
    given(carReview, [written(), reported(), dismissed, reported('cat'), dismissed])
      .when(report('bob'))
      .thenBroken('car-review-already-reported');
    given(carReview, [written(), reported(), written('t2')])
      .when(report('bob'))
      .then([reported('bob', 't2')]);
    given(carReview, [written(), removed]).when(report('bob')).thenBroken('changed-meanwhile');
  });

  it('is hidden and shown again by moderators, never by its author', () => {
    given(carReview, [written()]).when(hide()).then([hidden]);
    given(carReview, [written()]).when(hide('ann')).thenBroken('not-allowed');
    given(carReview, [written(), hidden])
      .when(show)
      .then([{ type: 'CarReviewShownAgain', data: { ...one, reason: 'mistake' } }]);
    given(carReview, [written()]).when(show).thenBroken('changed-meanwhile');
  });

  it('stays when its reports are dismissed, which can be undone', () => {
    given(carReview, [written(), reported()]).when(dismiss).then([dismissed]);
    given(carReview, [written()]).when(dismiss).thenBroken('changed-meanwhile');
    given(carReview, [written(), reported(), dismissed])
      .when(reopen)
      .then([{ type: 'CarReviewReportsReopened', data: one }]);
    given(carReview, [written(), reported()]).when(reopen).thenBroken('changed-meanwhile');
  });
});
