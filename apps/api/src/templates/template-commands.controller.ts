import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, templates as calls, type Written } from '#contracts';
import {
  ApproveTemplate,
  DeclineTemplate,
  ProposeTemplate,
  PutTemplateBack,
  RemoveTemplate,
  SaveTemplate,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class TemplateCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.save)
  save(
    @Parsed() { body: { title, kind, link, rqLimit, points } }: ReadRequestOf<typeof calls.save>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const limits = { ...(rqLimit === undefined ? {} : { rqLimit }), ...(points === undefined ? {} : { points }) };
    return this.commands.execute(command(SaveTemplate, { title, kind, link, ...limits }));
  }

  @Endpoint(calls.propose)
  propose(
    @Parsed() { params: { id: templateId } }: ReadRequestOf<typeof calls.propose>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ProposeTemplate, { templateId }));
  }

  @Endpoint(calls.approve)
  approve(
    @Parsed() { params: { id: templateId } }: ReadRequestOf<typeof calls.approve>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ApproveTemplate, { templateId }));
  }

  @Endpoint(calls.decline)
  decline(
    @Parsed() { params: { id: templateId }, body: { reason } }: ReadRequestOf<typeof calls.decline>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DeclineTemplate, { templateId, reason }));
  }

  @Endpoint(calls.remove)
  remove(
    @Parsed() { params: { id: templateId } }: ReadRequestOf<typeof calls.remove>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveTemplate, { templateId }));
  }

  @Endpoint(calls.putBack)
  putBack(
    @Parsed() { params: { id: templateId } }: ReadRequestOf<typeof calls.putBack>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PutTemplateBack, { templateId }));
  }
}
