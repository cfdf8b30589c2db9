import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AppealState, appeals as calls, type ReadRequestOf, type Written } from '#contracts';
import { type AppealEvent, appeal, appealStream, MakeAppeal, queued } from '#domain';
import type { EventStore } from '#event-store';
import { type ActorId, fold } from '#kernel';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { Refused } from '../http/refused.ts';
import { EVENT_STORE } from '../ports.ts';
import { FindDecision } from './find-decision.ts';

@Controller()
export class AppealsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly decisions: FindDecision,
  ) {}

  @Endpoint(calls.one)
  async one(@Parsed() { params }: ReadRequestOf<typeof calls.one>, @Actor() actor: ActorId): Promise<AppealState> {
    const decision = await this.decisions.on(params);
    if (decision?.owner !== actor) return { status: 'none' };
    const events = await this.eventStore.read(appealStream(decision.id));
    const { status } = fold(queued(appeal), events as unknown as readonly AppealEvent[]);
    return { status: status === 'new' ? 'possible' : status };
  }

  @Endpoint(calls.make)
  async make(
    @Parsed() { params, body: { text } }: ReadRequestOf<typeof calls.make>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const decision = await this.decisions.on(params);
    if (!decision) throw new Refused('appeal-unknown');
    const { id: appealId, by: decidedBy, owner } = decision;
    return this.commands.execute(command(MakeAppeal, { appealId, against: params, decidedBy, owner, text }));
  }
}
