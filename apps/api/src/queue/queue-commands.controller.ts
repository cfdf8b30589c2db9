import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { queue as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  AnswerQuestion,
  AskSubmitter,
  ClaimItem,
  itemFor,
  LetItemGo,
  PassItemOn,
  TakeItemAlone,
  type QueueEvent,
  queueKey,
  queueKinds,
  queueOfStream,
} from '#domain';
import type { EventStore } from '#event-store';
import { type Caller, fold } from '#kernel';
import { By } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { EVENT_STORE } from '../ports.ts';
import { KindsInQueue } from './kinds-in-queue.ts';
import { QueueVisibility } from './queue-visibility.ts';

@Controller()
export class QueueCommandsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly kinds: KindsInQueue,
    private readonly sight: QueueVisibility,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
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

  @Endpoint(calls.takeAlone)
  takeAlone(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.takeAlone>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(TakeItemAlone, { ...params, ...body }));
  }

  @Endpoint(calls.decide)
  async decide(
    @Parsed() { params: { kind, itemId }, body }: ReadRequestOf<typeof calls.decide>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const decided = await this.kinds.of(kind).decision(itemId, body, command);
    return this.commands.execute(decided);
  }

  @Endpoint(calls.reopen)
  async reopen(
    @Parsed() { params: { kind, itemId } }: ReadRequestOf<typeof calls.reopen>,
    @By() by: Caller,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    // From its stream: the view may not have the latest decision yet.
    const events = await this.eventStore.read(queueKinds[kind].stream(itemId));
    const { queue } = fold(queueOfStream, events as unknown as readonly QueueEvent[]);
    const item = itemFor(queue[queueKey({ kind, itemId })], by);
    if (!item || !(await this.sight.isOpen(item))) throw new Refused('queue-item-unknown', { kind, itemId });
    return this.commands.execute(await this.kinds.of(kind).reopening(itemId, item.status, command));
  }
}
