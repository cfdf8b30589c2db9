import { Command } from '#kernel';
import type { CarLoopWithdrawn } from './car-loop.events.ts';
import type { CarLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';

export class WithdrawCarLoop extends Command<{ readonly carId: string; readonly loopId: string }> {}

export const withdrawCarLoop = ({ data, meta }: WithdrawCarLoop, state: CarLoops): readonly CarLoopWithdrawn[] => {
  const { loopId } = data;
  carLoopWhoMay.check('withdraw-car-loop', loopIn(state, loopId), meta, { loopId });
  return [{ type: 'CarLoopWithdrawn', data }];
};
