import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { clubs as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  type ClubSetAttributes,
  CorrectClubSet,
  MakeClubSet,
  PutClubSetBack,
  RetireClubSet,
  SetClubDay,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

const wordsOf = (text: string | undefined) => (text === undefined ? {} : { text });

@Controller()
export class ClubCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.makeSet)
  makeSet(
    @Parsed() { body: { setId, facts } }: ReadRequestOf<typeof calls.makeSet>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(MakeClubSet, { setId, facts, source: 'moderator' }));
  }

  @Endpoint(calls.correctSet)
  correctSet(
    @Parsed() { params: { id: setId }, body: { changes, reason } }: ReadRequestOf<typeof calls.correctSet>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    // A missing field means unchanged, unlike an empty one.
    const told = Object.fromEntries(
      Object.entries(changes).filter(([, is]) => is !== undefined),
    ) as Partial<ClubSetAttributes>;
    return this.commands.execute(
      command(CorrectClubSet, { setId, changes: told, reason: reason.code, ...wordsOf(reason.text) }),
    );
  }

  @Endpoint(calls.moveSet)
  moveSet(
    @Parsed() { params: { id: setId }, body: { act, text } }: ReadRequestOf<typeof calls.moveSet>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(
      act === 'retire-club-set'
        ? command(RetireClubSet, { setId, ...wordsOf(text) })
        : command(PutClubSetBack, { setId }),
    );
  }

  @Endpoint(calls.setDay)
  setDay(
    @Parsed() { params: { day }, body: { facts, reason } }: ReadRequestOf<typeof calls.setDay>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SetClubDay, { day, facts, reason: reason.code, ...wordsOf(reason.text) }));
  }
}
