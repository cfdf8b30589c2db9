import { Injectable } from '@nestjs/common';
import { type DecideItemBody, reviewFaults } from '#contracts';
import {
  DismissCarReviewReports,
  HideCarReview,
  LetCarReviewIn,
  LookAtCarReviewAgain,
  partsOf,
  ReopenCarReviewReports,
  ShowCarReviewAgain,
} from '#domain';
import type { ActorId, Caller, Command } from '#kernel';
import {
  carReviewReports,
  type CarReviewReportsDoc,
} from '#projections/car-review-reports/car-review-reports.projection';
import type { View } from '#read-store';
import { ReportsPresenter } from '../../car-reviews/reports.presenter.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { CarSubjects } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, textOfReason } from '../kind-in-queue.ts';

const leaving = ['fine', 'mistake'] as const;

/**
 * Reported reviews of cars: the report was right and the review is hidden, or it is left as it is. The first ones of a
 * new account: published, or hidden.
 */
@Injectable()
export class CarReviewsInQueue implements KindInQueue {
  readonly kind = 'car-review';

  constructor(
    @InjectView(carReviewReports) private readonly reports: View<CarReviewReportsDoc>,
    private readonly show: ReportsPresenter,
    private readonly cars: CarSubjects,
  ) {}

  subjects(itemIds: readonly string[]) {
    return this.cars.of(itemIds);
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.reports.get(itemId);
    const [report] = found ? await this.show.shown([found.doc], by) : [];
    if (!report) return undefined;
    const context = { kind: this.kind, report } as const;
    if (report.waits)
      return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...reviewFaults] } };
    return { context, approving: { reasons: [...reviewFaults], choices: [] }, declining: { reasons: [...leaving] } };
  }

  async decision(itemId: string, said: DecideItemBody, command: CommandMaker): Promise<Command> {
    const waits = (await this.reports.get(itemId))?.doc.waits === true;
    if (waits && said.outcome === 'approved') return command(LetCarReviewIn, ofReview(itemId));
    const isHidden = waits || said.outcome === 'approved';
    const reason = reasonAmong(isHidden ? reviewFaults : leaving, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    const data = { ...ofReview(itemId), reason, ...textOfReason(said) };
    return isHidden ? command(HideCarReview, data) : command(DismissCarReviewReports, data);
  }

  async reopening(itemId: string, was: string, command: CommandMaker): Promise<Command> {
    const review = ofReview(itemId);
    const { hidden = false, letIn = false } = (await this.reports.get(itemId))?.doc ?? {};
    if (was === 'approved' && letIn && !hidden) return command(LookAtCarReviewAgain, review);
    if (was === 'declined' && !hidden) return command(ReopenCarReviewReports, review);
    return command(ShowCarReviewAgain, { ...review, reason: 'mistake' });
  }
}

const ofReview = (itemId: string) => {
  const [carId, author] = partsOf(itemId);
  return { carId, author: author as ActorId };
};
