import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, recaps as calls, type Written } from '#contracts';
import { ChooseRecap, RevokeRecapShare, ShareRecap, StateRecapZone } from '#domain';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class RecapCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.zone)
  zone(
    @Parsed() { body: { timeZone } }: ReadRequestOf<typeof calls.zone>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(StateRecapZone, { owner, timeZone }));
  }

  @Endpoint(calls.choose)
  choose(
    @Parsed() { body }: ReadRequestOf<typeof calls.choose>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ChooseRecap, { owner, ...body }));
  }

  @Endpoint(calls.share)
  share(
    @Parsed() { body }: ReadRequestOf<typeof calls.share>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ShareRecap, { owner, ...body }));
  }

  @Endpoint(calls.revoke)
  revoke(
    @Parsed() { params: { key } }: ReadRequestOf<typeof calls.revoke>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RevokeRecapShare, { owner, key }));
  }
}
