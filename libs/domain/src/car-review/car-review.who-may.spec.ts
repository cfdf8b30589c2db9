import { commandsIn, walkTable } from '#test/who-may-kit';
import type { ActorId, Command, CommandType, Event, Meta } from '#kernel';
import { carReview, type CarReview } from './car-review.state.ts';
import { carReviewWhoMay } from './car-review.who-may.ts';
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

const [carId, author] = ['A_1', 'ann' as ActorId];
const item = (state: CarReview) => ({ ...state, author });
const on =
  <Made extends Command>(
    type: CommandType<Made>,
    decide: (command: Made, state: CarReview) => readonly Event[],
    more: object = {},
  ) =>
  (meta: Meta, _: number, state: CarReview) => ({
    item,
    decide: () => decide(new type({ carId, author, ...more } as unknown as Made['data'], meta), state),
  });

it('no 10,000 commands lead where no row of the table leads', async () => {
  let written = 0;
  const came = await walkTable({
    table: carReviewWhoMay,
    decider: carReview,
    commands: {
      'write-car-review': (meta, n, state) => {
        const command = new WriteCarReview({ carId, author, text: 'Quick.' }, meta);
        const facts = { carId, unknownCars: [], textId: `text-${n % 9 === 0 ? (written += 1) : written}` };
        return { item, decide: () => writeCarReview(command, state, facts) };
      },
      'remove-car-review': on(RemoveCarReview, removeCarReview),
      'put-car-review-back': on(PutCarReviewBack, putCarReviewBack),
      'report-car-review': on(ReportCarReview, reportCarReview, { fault: 'spam' }),
      'dismiss-car-review-reports': on(DismissCarReviewReports, dismissCarReviewReports, { reason: 'fine' }),
      'reopen-car-review-reports': on(ReopenCarReviewReports, reopenCarReviewReports),
      'hide-car-review': on(HideCarReview, hideCarReview, { reason: 'insult' }),
      'show-car-review-again': on(ShowCarReviewAgain, showCarReviewAgain, { reason: 'mistake' }),
    },
  });
  expect(came).toEqual(commandsIn(carReviewWhoMay));
});
