import { commandsOf, decision, lookedUp } from '#kernel';
import type { OfReview } from './car-review.events.ts';
import { reviewItemId } from './car-review.queue-kind.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { type CarReview, carReview, carReviewStream } from './car-review.state.ts';
import { hadToWait, HideCarReview, hideCarReview, ShowCarReviewAgain, showCarReviewAgain } from './hide-car-review.ts';
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

const ofCar = { id: ({ carId }: OfReview) => carId };
// A text about a review is about its author: it is deleted with either account.
const said = {
  ...ofCar,
  words: ({ author, text }: OfReview & { readonly text?: string }) => ({ body: text, about: author }),
};

type Because = OfReview & { readonly reason: string };
// The report is the submission here: hiding the review means that it was right.
const right = ({ reason, ...of }: Because) =>
  ({ kind: 'car-review', itemId: reviewItemId(of), outcome: 'approved', reason }) as const;
const wrong = (of: Because) => ({ ...right(of), outcome: 'declined', quiet: true }) as const;
// Where the review had to wait, the review itself is the submission.
const unfit = (of: Because, state: CarReview) =>
  hadToWait(state) ? ({ ...right(of), outcome: 'declined' } as const) : right(of);
const fit = (of: OfReview) => ({ kind: 'car-review', itemId: reviewItemId(of), outcome: 'approved' }) as const;
const dismiss = ending(wrong, dismissCarReviewReports);
const hide = ending(unfit, hideCarReview);
const letIn = ending(fit, letCarReviewIn);

export const carReviewCommands = commandsOf({
  decider: queued(carReview),
  stream: carReviewStream,
  decisions: [
    decision(WriteCarReview, writeCarReview, {
      ...ofCar,
      words: ({ text }) => ({ body: text }),
      facts: { carId: lookedUp, unknownCars: lookedUp, waits: lookedUp },
      stream: ({ carId: named, author }, { carId = named }) => carReviewStream({ carId, author }),
    }),
    decision(RemoveCarReview, removeCarReview, ofCar),
    decision(PutCarReviewBack, putCarReviewBack, ofCar),
    decision(ReportCarReview, reportCarReview, said),
    decision(DismissCarReviewReports, dismiss, said),
    decision(ReopenCarReviewReports, reopenCarReviewReports, ofCar),
    decision(LetCarReviewIn, letIn, ofCar),
    decision(LookAtCarReviewAgain, lookAtCarReviewAgain, ofCar),
    decision(HideCarReview, hide, said),
    decision(ShowCarReviewAgain, showCarReviewAgain, said),
  ],
});
