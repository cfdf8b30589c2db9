import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, animatedCards as calls, type Written } from '#contracts';
import { DeclineCarLoop, ReportCarLoop, SendCarLoopAgain, SubmitCarLoop, WithdrawCarLoop } from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class AnimatedCardCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.submit)
  submit(
    @Parsed() { params: { id: carId }, body: { file } }: ReadRequestOf<typeof calls.submit>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SubmitCarLoop, { carId, file }));
  }

  @Endpoint(calls.report)
  report(
    @Parsed() { params: { id: carId, loopId }, body: { fault } }: ReadRequestOf<typeof calls.report>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReportCarLoop, { carId, loopId, fault }));
  }

  @Endpoint(calls.decline)
  decline(
    @Parsed() { params: { id: carId, loopId }, body: { reason } }: ReadRequestOf<typeof calls.decline>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code, text } = reason;
    const words = text === undefined ? {} : { text };
    return this.commands.execute(command(DeclineCarLoop, { carId, loopId, reason: code, ...words }));
  }

  @Endpoint(calls.withdraw)
  withdraw(
    @Parsed() { params: { id: carId, loopId } }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawCarLoop, { carId, loopId }));
  }

  @Endpoint(calls.sendAgain)
  sendAgain(
    @Parsed() { params: { id: carId, loopId } }: ReadRequestOf<typeof calls.sendAgain>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SendCarLoopAgain, { carId, loopId }));
  }
}
