import { commandsOf, decision, lookedUp } from '#kernel';
import type { OfReview } from './car-review.events.ts';
import { carReview, carReviewStream } from './car-review.state.ts';
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

const ofCar = { id: ({ carId }: OfReview) => carId };
// What is said of a review is said of who wrote it: it goes with either account.
const said = {
  ...ofCar,
  words: ({ author, text }: OfReview & { readonly text?: string }) => ({ body: text, about: author }),
};

export const carReviewCommands = commandsOf({
  decider: carReview,
  stream: carReviewStream,
  decisions: [
    decision(WriteCarReview, writeCarReview, {
      ...ofCar,
      words: ({ text }) => ({ body: text }),
      facts: { carId: lookedUp, unknownCars: lookedUp },
      stream: ({ carId: named, author }, { carId = named }) => carReviewStream({ carId, author }),
    }),
    decision(RemoveCarReview, removeCarReview, ofCar),
    decision(PutCarReviewBack, putCarReviewBack, ofCar),
    decision(ReportCarReview, reportCarReview, said),
    decision(DismissCarReviewReports, dismissCarReviewReports, said),
    decision(ReopenCarReviewReports, reopenCarReviewReports, ofCar),
    decision(HideCarReview, hideCarReview, said),
    decision(ShowCarReviewAgain, showCarReviewAgain, said),
  ],
});
