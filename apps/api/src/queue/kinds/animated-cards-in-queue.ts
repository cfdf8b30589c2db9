import { Injectable } from '@nestjs/common';
import { type DecideItemBody, animatedCardFaults } from '#contracts';
import { ApproveCarLoop, DeclineCarLoop, partsOf, ReopenCarLoop } from '#domain';
import type { Caller, Command } from '#kernel';
import { type AnimatedCardDoc, animatedCardsView } from '#projections/animated-cards/animated-cards.projection';
import type { View } from '#read-store';
import { AnimatedCardsPresenter } from '../../animated-cards/animated-cards.presenter.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { CarSubjects } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class AnimatedCardsInQueue implements KindInQueue {
  readonly kind = 'car-loop';

  constructor(
    @InjectView(animatedCardsView) private readonly loops: View<AnimatedCardDoc>,
    private readonly show: AnimatedCardsPresenter,
    private readonly cars: CarSubjects,
  ) {}

  subjects(itemIds: readonly string[]) {
    return this.cars.of(itemIds);
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.loops.get(partsOf(itemId)[1]);
    const [loop] = found ? await this.show.shown([found.doc], { by, words: true }) : [];
    if (!loop) return undefined;
    const context = { kind: this.kind, loop } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...animatedCardFaults] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const [carId, loopId] = partsOf(itemId);
    if (said.outcome === 'approved') return command(ApproveCarLoop, { carId, loopId });
    const reason = reasonAmong(animatedCardFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineCarLoop, { carId, loopId, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    const [carId, loopId] = partsOf(itemId);
    return command(ReopenCarLoop, { carId, loopId });
  }
}
