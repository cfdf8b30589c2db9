import { Command, type Meta } from '#kernel';
import type { CarLoopReopened } from './car-loop.events.ts';
import type { CarLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';

type OneLoop = { readonly carId: string; readonly loopId: string };

export class ReopenCarLoop extends Command<OneLoop> {}

export class SendCarLoopAgain extends Command<OneLoop> {}

export const reopenCarLoop = ({ data, meta }: ReopenCarLoop, state: CarLoops): readonly CarLoopReopened[] =>
  reopened('reopen-car-loop', data, meta, state);

export const sendCarLoopAgain = ({ data, meta }: SendCarLoopAgain, state: CarLoops): readonly CarLoopReopened[] =>
  reopened('send-car-loop-again', data, meta, state);

const reopened = (
  command: 'reopen-car-loop' | 'send-car-loop-again',
  data: OneLoop,
  meta: Meta,
  state: CarLoops,
): readonly CarLoopReopened[] => {
  const { loopId } = data;
  carLoopWhoMay.check(command, loopIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopReopened', data }];
};
