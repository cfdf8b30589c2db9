import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { carTags, type ReadRequestOf, type Written } from '#contracts';
import { StateCarTag } from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class CarTagsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(carTags.state)
  state(
    @Parsed() { body: { reason, ...said } }: ReadRequestOf<typeof carTags.state>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code, text } = reason;
    const data = { ...said, reason: code, ...(text === undefined ? {} : { text }) };
    return this.commands.execute(command(StateCarTag, data));
  }
}
