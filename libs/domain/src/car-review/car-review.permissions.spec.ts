import { commandsIn, walkTable } from '#test/permissions-kit';
import type { ActorId, Command, CommandType, Event, Meta } from '#kernel';
import { queueKey } from '../queue/queue-kind.ts';
import { queued, type Queued } from '../queue/queue.state.ts';
import { carReview, type CarReview } from './car-review.state.ts';
import { reviewItemId } from './car-review.queue-kind.ts';
import { carReviewPermissions, reviewStatus } from './car-review.permissions.ts';
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

const key = queueKey({ kind: 'car-review', itemId: reviewItemId({ carId, author }) });
/** What waits for a moderator is in their queue, and what waits there is theirs to decide. */
const contradiction = (state: CarReview & Queued): string | undefined => {
  const inQueue = state.queue[key]?.status === 'waiting';
  const isOpen = state.reports.some(({ status }) => status === 'open');
  const waits = reviewStatus(state) === 'waiting';
  if (waits && !inQueue) return 'it waits, but not in the queue';
  return inQueue && !waits && !isOpen ? 'it is in the queue, but nothing waits' : undefined;
};

it('no 10,000 commands lead where no row of the table leads', async () => {
  let written = 0;
  const came = await walkTable({
    table: carReviewPermissions,
    decider: queued(carReview),
    contradiction,
    commands: {
      'write-car-review': (meta, n, state) => {
        const command = new WriteCarReview({ carId, author, text: 'Quick.' }, meta);
        const facts = {
          carId,
          unknownCars: [],
          waits: n % 2 === 0,
          textId: `text-${n % 9 === 0 ? (written += 1) : written}`,
        };
        return { item, decide: () => writeCarReview(command, state, facts) };
      },
      'remove-car-review': on(RemoveCarReview, removeCarReview),
      'put-car-review-back': on(PutCarReviewBack, putCarReviewBack),
      'report-car-review': on(ReportCarReview, reportCarReview, { fault: 'spam' }),
      'dismiss-car-review-reports': on(DismissCarReviewReports, dismissCarReviewReports, { reason: 'fine' }),
      'reopen-car-review-reports': on(ReopenCarReviewReports, reopenCarReviewReports),
      'let-car-review-in': on(LetCarReviewIn, letCarReviewIn),
      'look-at-car-review-again': on(LookAtCarReviewAgain, lookAtCarReviewAgain),
      'hide-car-review': on(HideCarReview, hideCarReview, { reason: 'insult' }),
      'show-car-review-again': on(ShowCarReviewAgain, showCarReviewAgain, { reason: 'mistake' }),
    },
  });
  expect(came).toEqual(commandsIn(carReviewPermissions));
});
