import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, timeline as calls, type WriteTimelineBody, type Written } from '#contracts';
import {
  DraftTimelineItem,
  PublishTimelineItem,
  PutTimelineItemBack,
  RemoveTimelineItem,
  ReviseTimelineItem,
  WithdrawTimelineItem,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class TimelineCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.draft)
  draft(@Parsed() { body }: ReadRequestOf<typeof calls.draft>, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(DraftTimelineItem, said(body)));
  }

  @Endpoint(calls.revise)
  revise(
    @Parsed() { params: { id: itemId }, body }: ReadRequestOf<typeof calls.revise>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReviseTimelineItem, { itemId, ...said(body) }));
  }

  @Endpoint(calls.publish)
  publish(
    @Parsed() { params: { id: itemId } }: ReadRequestOf<typeof calls.publish>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PublishTimelineItem, { itemId }));
  }

  @Endpoint(calls.withdraw)
  withdraw(
    @Parsed() { params: { id: itemId } }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawTimelineItem, { itemId }));
  }

  @Endpoint(calls.remove)
  remove(
    @Parsed() { params: { id: itemId } }: ReadRequestOf<typeof calls.remove>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveTimelineItem, { itemId }));
  }

  @Endpoint(calls.putBack)
  putBack(
    @Parsed() { params: { id: itemId } }: ReadRequestOf<typeof calls.putBack>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PutTimelineItemBack, { itemId }));
  }
}

const said = ({ endsAt, link, description, ...facts }: WriteTimelineBody) => ({
  ...facts,
  ...(endsAt === undefined ? {} : { endsAt }),
  ...(link === undefined ? {} : { link }),
  ...(description === undefined ? {} : { description }),
});
