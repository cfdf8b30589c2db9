import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { queue as calls, type ReadRequestOf, type Written } from '#contracts';
import { AnswerQuestion, AskSubmitter, ClaimItem, LetItemGo, PassItemOn, queueKey } from '#domain';
import { waiting, type WaitingDoc } from '#projections/waiting/waiting.projection';
import type { View } from '#read-store';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { InView } from '../in-view.ts';
import { KindsInQueue } from './kinds-in-queue.ts';

@Controller()
export class QueueCommandsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kinds: KindsInQueue,
    @InView(waiting) private readonly waiting: View<WaitingDoc>,
  ) {}

  @Endpoint(calls.claim)
  claim(
    @Parsed() { params, body: { reason } }: ReadRequestOf<typeof calls.claim>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const words = reason?.text === undefined ? {} : { text: reason.text };
    return this.commands.execute(command(ClaimItem, { ...params, ...(reason && { reason: reason.code }), ...words }));
  }

  @Endpoint(calls.letGo)
  letGo(@Parsed() { params }: ReadRequestOf<typeof calls.letGo>, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(LetItemGo, params));
  }

  @Endpoint(calls.ask)
  ask(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.ask>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(AskSubmitter, { ...params, ...body }));
  }

  @Endpoint(calls.answer)
  answer(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.answer>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(AnswerQuestion, { ...params, ...body }));
  }

  @Endpoint(calls.passOn)
  passOn(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.passOn>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PassItemOn, { ...params, ...body }));
  }

  @Endpoint(calls.decide)
  decide(
    @Parsed() { params: { kind, itemId }, body }: ReadRequestOf<typeof calls.decide>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(this.kinds.of(kind).decision(itemId, body, command));
  }

  @Endpoint(calls.reopen)
  async reopen(
    @Parsed() { params: { kind, itemId } }: ReadRequestOf<typeof calls.reopen>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const found = await this.waiting.get(queueKey({ kind, itemId }));
    if (!found) throw new Refused('queue-item-unknown', { kind, itemId });
    return this.commands.execute(this.kinds.of(kind).reopening(itemId, found.doc.status, command));
  }
}
