import { Command, type Meta } from '#kernel';
import type { CarLoopReopened } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';

type OneLoop = { readonly carId: string; readonly loopId: string };

export class ReopenCarLoop extends Command<OneLoop> {}

export class SendCarLoopAgain extends Command<OneLoop> {}

export const reopenCarLoop = ({ data, meta }: ReopenCarLoop, state: AnimatedCards): readonly CarLoopReopened[] =>
  reopened('reopen-car-loop', data, meta, state);

export const sendCarLoopAgain = ({ data, meta }: SendCarLoopAgain, state: AnimatedCards): readonly CarLoopReopened[] =>
  reopened('send-car-loop-again', data, meta, state);

const reopened = (
  command: 'reopen-car-loop' | 'send-car-loop-again',
  data: OneLoop,
  meta: Meta,
  state: AnimatedCards,
): readonly CarLoopReopened[] => {
  const { loopId } = data;
  animatedCardPermissions.check(command, animatedCardIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopReopened', data }];
};
