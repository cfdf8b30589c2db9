import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type MovePlannedEvent, plannedEvents as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  CorrectPlannedEvent,
  MakePlannedEvent,
  type PlannedEventAttributes,
  PreviewPlannedEvent,
  PublishPlannedEvent,
  PutPlannedEventBack,
  WithdrawPlannedEvent,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

const moves = {
  'preview-planned-event': PreviewPlannedEvent,
  'publish-planned-event': PublishPlannedEvent,
  'withdraw-planned-event': WithdrawPlannedEvent,
  'put-planned-event-back': PutPlannedEventBack,
} as const satisfies Record<MovePlannedEvent['act'], unknown>;

@Controller()
export class PlannedEventCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.make)
  make(
    @Parsed() { body: { facts } }: ReadRequestOf<typeof calls.make>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(MakePlannedEvent, { facts, source: 'moderator' }));
  }

  @Endpoint(calls.correct)
  correct(
    @Parsed() { params: { id: eventId }, body: { changes, reason } }: ReadRequestOf<typeof calls.correct>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    // A missing field means unchanged, unlike an empty one.
    const told = Object.fromEntries(
      Object.entries(changes).filter(([, is]) => is !== undefined),
    ) as Partial<PlannedEventAttributes>;
    const text = reason.text === undefined ? {} : { text: reason.text };
    return this.commands.execute(
      command(CorrectPlannedEvent, { eventId, changes: told, reason: reason.code, ...text }),
    );
  }

  @Endpoint(calls.move)
  move(
    @Parsed() { params: { id: eventId }, body: { act, text } }: ReadRequestOf<typeof calls.move>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const words = text === undefined || act !== 'withdraw-planned-event' ? {} : { text };
    return this.commands.execute(command(moves[act], { eventId, ...words }));
  }
}
