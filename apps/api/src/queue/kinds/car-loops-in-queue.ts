import { Injectable } from '@nestjs/common';
import { type DecideItemBody, loopFaults } from '#contracts';
import { ApproveCarLoop, DeclineCarLoop, partsOf, ReopenCarLoop } from '#domain';
import type { Asking, Command } from '#kernel';
import { type CarLoopDoc, carLoopsView } from '#projections/car-loops/car-loops.projection';
import type { View } from '#read-store';
import { ShowLoops } from '../../showcase/show-loops.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InView } from '../../in-view.ts';
import { CarSubjects } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, wordsOf } from '../kind-in-queue.ts';

@Injectable()
export class CarLoopsInQueue implements KindInQueue {
  readonly kind = 'car-loop';

  constructor(
    @InView(carLoopsView) private readonly loops: View<CarLoopDoc>,
    private readonly show: ShowLoops,
    private readonly cars: CarSubjects,
  ) {}

  subjects(itemIds: readonly string[]) {
    return this.cars.of(itemIds);
  }

  async read(itemId: string, by: Asking): Promise<ReadToDecide | undefined> {
    const found = await this.loops.get(partsOf(itemId)[1]);
    const [loop] = found ? await this.show.shown([found.doc], { by, words: true }) : [];
    if (!loop) return undefined;
    const context = { kind: this.kind, loop } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...loopFaults] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const [carId, loopId] = partsOf(itemId);
    if (said.outcome === 'approved') return command(ApproveCarLoop, { carId, loopId });
    const reason = reasonAmong(loopFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineCarLoop, { carId, loopId, reason, ...wordsOf(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    const [carId, loopId] = partsOf(itemId);
    return command(ReopenCarLoop, { carId, loopId });
  }
}
