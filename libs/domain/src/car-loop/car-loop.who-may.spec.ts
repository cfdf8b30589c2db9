import { commandsIn, walkTable } from '#test/who-may-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-car-loop.ts';
import { type CarLoops, carLoops } from './car-loop.state.ts';
import { carLoopWhoMay, loopIn } from './car-loop.who-may.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-car-loop.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-car-loop.ts';
import { ReportCarLoop, reportCarLoop } from './report-car-loop.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-car-loop.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-car-loop.ts';

const carId = 'Mini_Cooper_S_1964';
const oneOf = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;

it('no 10,000 commands lead where no row of the table leads', async () => {
  let sent = 0;
  const on =
    <Made extends Command>(
      type: CommandType<Made>,
      decide: (command: Made, state: CarLoops) => readonly Event[],
      more: object = {},
    ) =>
    (meta: Meta, n: number, state: CarLoops) => {
      const ids = [...state.loops.slice(-5).map((loop) => loop.loopId), 'none'];
      const data = { carId, loopId: oneOf(ids, n), ...more } as unknown as Made['data'];
      return {
        item: (of: CarLoops) => loopIn(of, oneOf(ids, n)),
        decide: () => decide(new type(data, meta), state),
      };
    };
  const came = await walkTable({
    table: carLoopWhoMay,
    decider: carLoops,
    commands: {
      'submit-car-loop': (meta, n, state) => {
        const loopId = `loop-${(sent += 1)}`;
        const facts = { loopId, carId, upload: { width: 800, height: 500 }, kept: 0 };
        const command = new SubmitCarLoop({ carId, file: `file-${n % 9}` }, meta);
        return { item: (of) => loopIn(of, loopId), decide: () => submitCarLoop(command, state, facts) };
      },
      'approve-car-loop': on(ApproveCarLoop, approveCarLoop),
      'report-car-loop': on(ReportCarLoop, reportCarLoop, { fault: 'unclear' }),
      'decline-car-loop': on(DeclineCarLoop, declineCarLoop, { reason: 'unclear' }),
      'withdraw-car-loop': on(WithdrawCarLoop, withdrawCarLoop),
      'reopen-car-loop': on(ReopenCarLoop, reopenCarLoop),
      'send-car-loop-again': on(SendCarLoopAgain, sendCarLoopAgain),
    },
  });
  expect(came).toEqual(commandsIn(carLoopWhoMay));
});
