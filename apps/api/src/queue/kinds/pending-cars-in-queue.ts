import { Injectable } from '@nestjs/common';
import { type DecideItemBody, pendingCarReasonCodes } from '#contracts';
import { AddPendingCar, ApprovePendingCar, DismissPendingCar } from '#domain';
import type { ActorId, Caller, Command } from '#kernel';
import { pendingCars, type PendingCarDoc } from '#projections/pending-cars/pending-cars.projection';
import type { View } from '#read-store';
import { PendingCarsPresenter } from '../../cars/pending-cars.presenter.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { Refused } from '../../http/refused.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { carNamed } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, type Subject, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class PendingCarsInQueue implements KindInQueue {
  readonly kind = 'pending-car';

  constructor(
    @InjectView(pendingCars) private readonly cars: View<PendingCarDoc>,
    private readonly show: PendingCarsPresenter,
  ) {}

  async subjects(itemIds: readonly string[]): Promise<ReadonlyMap<string, Subject>> {
    const found = await this.cars.getMany(itemIds);
    return new Map(
      [...found].map(([carId, { doc }]) => [
        carId,
        { name: carNamed(doc.facts), link: `/admin/waiting-cars/${encodeURIComponent(carId)}` },
      ]),
    );
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.cars.get(itemId);
    const [car] = found ? await this.show.shown([found.doc], by) : [];
    if (!car) return undefined;
    const context = { kind: this.kind, car } as const;
    const reasons = [...pendingCarReasonCodes.dismiss];
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons } };
  }

  decision(carId: string, said: DecideItemBody, command: CommandMaker): Command {
    if (said.outcome === 'approved')
      return command(ApprovePendingCar, { carId, reason: 'checked', ...textOfReason(said) });
    const reason = reasonAmong(pendingCarReasonCodes.dismiss, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DismissPendingCar, { carId, reason, ...textOfReason(said) });
  }

  /** A dismissed car is added again with its stored attributes; one in the catalogue cannot be pending again. */
  async reopening(carId: string, was: string, command: CommandMaker): Promise<Command> {
    const doc = was === 'declined' ? (await this.cars.get(carId))?.doc : undefined;
    if (!doc) throw new Refused('queue-item-decided', { kind: this.kind, itemId: carId });
    const { facts, gameVersion, acts } = doc;
    // The submitter stays the same: so the moderator who reopens it may decide on it.
    const added = acts.find(({ act }) => act === 'add')?.by as ActorId | undefined;
    const adding = { carId, facts, gameVersion, reason: 'missing-here', ...(added && { addedBy: added }) } as const;
    return command(AddPendingCar, adding);
  }
}
