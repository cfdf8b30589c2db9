import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ReadRequestOf, rounds as calls, type Written } from '#contracts';
import {
  ApproveRoundSubmission,
  DeclineRoundSubmission,
  ReopenRoundSubmission,
  VoteOnRound,
  WithdrawRoundSubmission,
  WithdrawRoundVote,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

type OneSubmission = ReadRequestOf<typeof calls.withdraw>;

@Controller()
export class RoundSubmissionsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.withdraw)
  withdraw(@Parsed() { params }: OneSubmission, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(WithdrawRoundSubmission, ofSubmission(params)));
  }

  @Endpoint(calls.vote)
  vote(
    @Parsed() { params, body: said }: ReadRequestOf<typeof calls.vote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(VoteOnRound, { ...ofSubmission(params), said }));
  }

  @Endpoint(calls.withdrawVote)
  withdrawVote(@Parsed() { params }: OneSubmission, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(WithdrawRoundVote, ofSubmission(params)));
  }

  @Endpoint(calls.approve)
  approve(@Parsed() { params }: OneSubmission, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(ApproveRoundSubmission, ofSubmission(params)));
  }

  @Endpoint(calls.decline)
  decline(
    @Parsed() { params, body: { reason } }: ReadRequestOf<typeof calls.decline>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code, text } = reason;
    const why = { reason: code, ...(text === undefined ? {} : { text }) };
    return this.commands.execute(command(DeclineRoundSubmission, { ...ofSubmission(params), ...why }));
  }

  @Endpoint(calls.reopen)
  reopen(@Parsed() { params }: OneSubmission, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(ReopenRoundSubmission, ofSubmission(params)));
  }
}

const ofSubmission = ({ id: challengeId, round, submissionId }: OneSubmission['params']) => ({
  challengeId,
  round,
  submissionId,
});
