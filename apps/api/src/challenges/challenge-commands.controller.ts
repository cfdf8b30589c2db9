import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { challenges as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  type ChallengeAttributes,
  CorrectChallenge,
  CreateChallenge,
  RestoreChallenge,
  RetireChallenge,
  type StatedRound,
  StateChallengeRounds,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class ChallengeCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.create)
  create(
    @Parsed() { body: { facts, rounds = [] } }: ReadRequestOf<typeof calls.create>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(CreateChallenge, { facts, rounds: rounds as StatedRound[] }));
  }

  @Endpoint(calls.correct)
  correct(
    @Parsed() { params: { id: challengeId }, body: { facts, reason } }: ReadRequestOf<typeof calls.correct>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(
      command(CorrectChallenge, { challengeId, facts: facts as Partial<ChallengeAttributes>, ...said(reason) }),
    );
  }

  @Endpoint(calls.stateRounds)
  stateRounds(
    @Parsed() { params: { id: challengeId }, body: { rounds, reason } }: ReadRequestOf<typeof calls.stateRounds>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(
      command(StateChallengeRounds, { challengeId, rounds: rounds as StatedRound[], ...said(reason) }),
    );
  }

  @Endpoint(calls.retire)
  retire(
    @Parsed() { params: { id: challengeId }, body: { reason } }: ReadRequestOf<typeof calls.retire>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RetireChallenge, { challengeId, ...said(reason) }));
  }

  @Endpoint(calls.restore)
  restore(
    @Parsed() { params: { id: challengeId }, body: { reason } }: ReadRequestOf<typeof calls.restore>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RestoreChallenge, { challengeId, ...said(reason) }));
  }
}

type Reason = ReadRequestOf<typeof calls.retire>['body']['reason'];

const said = ({ code, text }: Reason) => ({ reason: code, ...(text === undefined ? {} : { text }) });
