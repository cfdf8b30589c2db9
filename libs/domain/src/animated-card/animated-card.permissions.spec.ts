import { commandsIn, walkTable } from '#test/permissions-kit';
import type { Command, CommandType, Event, Meta } from '#kernel';
import { ApproveCarLoop, approveCarLoop } from './approve-animated-card.ts';
import { type AnimatedCards, animatedCards } from './animated-card.state.ts';
import { animatedCardPermissions, animatedCardIn } from './animated-card.permissions.ts';
import { DeclineCarLoop, declineCarLoop } from './decline-animated-card.ts';
import { ReopenCarLoop, reopenCarLoop, SendCarLoopAgain, sendCarLoopAgain } from './reopen-animated-card.ts';
import { ReportCarLoop, reportCarLoop } from './report-animated-card.ts';
import { SubmitCarLoop, submitCarLoop } from './submit-animated-card.ts';
import { WithdrawCarLoop, withdrawCarLoop } from './withdraw-animated-card.ts';

const carId = 'Mini_Cooper_S_1964';
const oneOf = <Value>(values: readonly Value[], n: number): Value => values[n % values.length]!;

it('no 10,000 commands lead where no row of the table leads', async () => {
  let sent = 0;
  const on =
    <Made extends Command>(
      type: CommandType<Made>,
      decide: (command: Made, state: AnimatedCards) => readonly Event[],
      more: object = {},
    ) =>
    (meta: Meta, n: number, state: AnimatedCards) => {
      const ids = [...state.loops.slice(-5).map((loop) => loop.loopId), 'none'];
      const data = { carId, loopId: oneOf(ids, n), ...more } as unknown as Made['data'];
      return {
        item: (of: AnimatedCards) => animatedCardIn(of, oneOf(ids, n)),
        decide: () => decide(new type(data, meta), state),
      };
    };
  const came = await walkTable({
    table: animatedCardPermissions,
    decider: animatedCards,
    commands: {
      'submit-car-loop': (meta, n, state) => {
        const loopId = `loop-${(sent += 1)}`;
        const facts = { loopId, carId, upload: { width: 800, height: 500 }, kept: 0 };
        const command = new SubmitCarLoop({ carId, file: `file-${n % 9}` }, meta);
        return { item: (of) => animatedCardIn(of, loopId), decide: () => submitCarLoop(command, state, facts) };
      },
      'approve-car-loop': on(ApproveCarLoop, approveCarLoop),
      'report-car-loop': on(ReportCarLoop, reportCarLoop, { fault: 'unclear' }),
      'decline-car-loop': on(DeclineCarLoop, declineCarLoop, { reason: 'unclear' }),
      'withdraw-car-loop': on(WithdrawCarLoop, withdrawCarLoop),
      'reopen-car-loop': on(ReopenCarLoop, reopenCarLoop),
      'send-car-loop-again': on(SendCarLoopAgain, sendCarLoopAgain),
    },
  });
  expect(came).toEqual(commandsIn(animatedCardPermissions));
});
