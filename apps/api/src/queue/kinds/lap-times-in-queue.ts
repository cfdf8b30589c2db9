import { Injectable } from '@nestjs/common';
import { type DecideItemBody, disputeReason } from '#contracts';
import { AcceptLapTime, HideLapTime, lapTimeOfItem, RestoreLapTime } from '#domain';
import type { Caller, Command } from '#kernel';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { LapTimeReviewPresenter } from '../../lap-times/lap-time-review.presenter.ts';
import { CarSubjects } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

/** Times with doubtful numbers or that were voted down: confirmed, or hidden for a reason. */
@Injectable()
export class LapTimesInQueue implements KindInQueue {
  readonly kind = 'lap-time';

  constructor(
    private readonly show: LapTimeReviewPresenter,
    private readonly cars: CarSubjects,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const named = await this.cars.of(itemIds);
    return new Map([...named].map(([itemId, { name }]) => [itemId, subjectOf(itemId, name)]));
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const review = await this.show.of(lapTimeOfItem(itemId).lapTimeId, by);
    if (!review) return undefined;
    const context = { kind: this.kind, review } as const;
    const { options } = disputeReason;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...options] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const time = lapTimeOfItem(itemId);
    if (said.outcome === 'approved') return command(AcceptLapTime, time);
    const reason = reasonAmong(disputeReason.options, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(HideLapTime, { ...time, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    return command(RestoreLapTime, lapTimeOfItem(itemId));
  }
}

/** Linked to the cell's history, which shows what became of each of its times. */
const subjectOf = (itemId: string, car: string): Subject => {
  const { carId, tune, trackCode } = lapTimeOfItem(itemId);
  return { name: `${car} · ${tune}`, link: `/history/cell/${encodeURIComponent(`${carId}|${tune}|${trackCode}`)}` };
};
