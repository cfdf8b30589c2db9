import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, reports as calls, type Written } from '#contracts';
import { MakeReport } from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class ReportsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.make)
  make(
    @Parsed() { body: { text, ...said } }: ReadRequestOf<typeof calls.make>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(MakeReport, { ...said, ...(text !== undefined && { text }) }));
  }
}
