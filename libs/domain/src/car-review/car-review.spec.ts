import { by, given } from '#test/decision-kit';
import type { ActorId } from '#kernel';
import type { CarReviewEvent, CarReviewWritten } from './car-review.events.ts';
import { type CarReview, carReview } from './car-review.state.ts';
import { HideCarReview, hideCarReview, ShowCarReviewAgain, showCarReviewAgain } from './hide-car-review.ts';
import { LetCarReviewIn, letCarReviewIn, LookAtCarReviewAgain, lookAtCarReviewAgain } from './let-car-review-in.ts';
import { PutCarReviewBack, putCarReviewBack, RemoveCarReview, removeCarReview } from './remove-car-review.ts';
import { ReportCarReview, reportCarReview } from './report-car-review.ts';
import {
  DismissCarReviewReports,
  dismissCarReviewReports,
  ReopenCarReviewReports,
  reopenCarReviewReports,
} from './resolve-car-review-reports.ts';
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

const facts = { carId, unknownCars: [], waits: false, textId: 't2' };
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
const letIn = (state: CarReview) => letCarReviewIn(new LetCarReviewIn(one, by('mod', 'moderator')), state);
const lookAgain = (state: CarReview) =>
  lookAtCarReviewAgain(new LookAtCarReviewAgain(one, by('mod', 'moderator')), state);
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

describe('a review that waits', () => {
  const waiting: CarReviewWritten = { type: 'CarReviewWritten', data: { ...one, textId: 't2', waits: true } };
  const isLetIn: CarReviewEvent = { type: 'CarReviewLetIn', data: one };
  const turnedDown: CarReviewEvent = {
    type: 'CarReviewHidden',
    data: { ...one, reason: 'insult', waited: true, textId: 'why' },
  };
  const anew = (waits: boolean) => write(undefined, { waits });

  it('does so until a moderator lets it in, also when it is written anew, and not where its reports wait', () => {
    given(carReview).when(anew(true)).then([waiting]);
    given(carReview, [waiting]).when(anew(false)).then([waiting]);
    given(carReview, [waiting, isLetIn]).when(anew(true)).then([waiting]);
    given(carReview, [waiting, isLetIn])
      .when(anew(false))
      .then([written('t2')]);
    given(carReview, [written(), reported()])
      .when(anew(true))
      .then([written('t2')]);
    given(carReview, [written(), reported(), removed]).when(anew(true)).then([waiting]);
  });

  it('is let in or hidden, and waits again where that is undone', () => {
    given(carReview, [waiting]).when(letIn).then([isLetIn]);
    given(carReview, [waiting]).when(report('bob')).thenBroken('changed-meanwhile');
    given(carReview, [waiting]).when(hide()).then([turnedDown]);
    given(carReview, [waiting, isLetIn]).when(hide()).then([turnedDown]);
    given(carReview, [waiting, isLetIn, reported('bob', 't2')])
      .when(hide())
      .then([hidden]);
    given(carReview, [written()]).when(letIn).thenBroken('changed-meanwhile');
    given(carReview, [waiting, turnedDown])
      .when(show)
      .then([{ type: 'CarReviewShownAgain', data: { ...one, reason: 'mistake', waits: true } }]);
    given(carReview, [waiting, isLetIn])
      .when(lookAgain)
      .then([{ type: 'CarReviewWaitsAgain', data: one }]);
    given(carReview, [waiting, removed])
      .when(putBack)
      .then([{ type: 'CarReviewPutBack', data: { ...one, waits: true } }]);
    given(carReview, [written()]).when(lookAgain).thenBroken('changed-meanwhile');
  });
});
