import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type ReadRequestOf,
  roundDeletion as deletion,
  rounds as calls,
  type RoundReasonBody,
  type Written,
} from '#contracts';
import {
  DeleteRound,
  ExtendRoundLock,
  FillRound,
  LockRound,
  ResetRound,
  ResetRoundSolutions,
  RestoreRound,
  SaveRoundDraft,
  SolveRound,
  SubmitRound,
  TakeOverRound,
  UndoRoundReset,
  roundKey,
  UnlockRound,
} from '#domain';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { HeldRounds } from './held-rounds.ts';

type OneRound = ReadRequestOf<typeof calls.lock>;

@Controller()
export class RoundCommandsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly held: HeldRounds,
  ) {}

  @Endpoint(calls.lock)
  lock(@Parsed() { params }: OneRound, @Actor() by: ActorId, @Commands() command: CommandMaker): Promise<Written> {
    const of = ofRound(params);
    return this.held.while(by, roundKey(of), () => this.commands.execute(command(LockRound, of)));
  }

  @Endpoint(calls.edit)
  edit(@Parsed() { params }: OneRound, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(LockRound, ofRound(params)));
  }

  @Endpoint(calls.extend)
  extend(@Parsed() { params }: OneRound, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(ExtendRoundLock, ofRound(params)));
  }

  @Endpoint(calls.release)
  async release(
    @Parsed() { params }: OneRound,
    @Actor() by: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = ofRound(params);
    const written = await this.commands.execute<UnlockRound, Written>(command(UnlockRound, of));
    this.held.letGo(by, roundKey(of));
    return written;
  }

  @Endpoint(calls.free)
  free(@Parsed() { params }: OneRound, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(UnlockRound, ofRound(params)));
  }

  @Endpoint(calls.takeOver)
  takeOver(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.takeOver>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(TakeOverRound, { ...ofRound(params), ...whyOf(body) }));
  }

  @Endpoint(calls.saveDraft)
  saveDraft(
    @Parsed() { params, body: { content } }: ReadRequestOf<typeof calls.saveDraft>,
    @Actor() by: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SaveRoundDraft, { ...ofRound(params), by, content }));
  }

  @Endpoint(calls.submit)
  async submit(
    @Parsed() { params, body: { content } }: ReadRequestOf<typeof calls.submit>,
    @Actor() by: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = ofRound(params);
    const written = await this.commands.execute<SubmitRound, Written>(command(SubmitRound, { ...of, content }));
    this.held.letGo(by, roundKey(of));
    return written;
  }

  @Endpoint(calls.fill)
  fill(
    @Parsed() { params, body: { content } }: ReadRequestOf<typeof calls.fill>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(FillRound, { ...ofRound(params), content }));
  }

  @Endpoint(calls.solve)
  solve(
    @Parsed() { params, body: { hand } }: ReadRequestOf<typeof calls.solve>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SolveRound, { ...ofRound(params), hand }));
  }

  @Endpoint(calls.resetSolutions)
  resetSolutions(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.resetSolutions>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ResetRoundSolutions, { ...ofRound(params), ...whyOf(body) }));
  }

  @Endpoint(calls.reset)
  reset(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.reset>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ResetRound, { ...ofRound(params), ...whyOf(body) }));
  }

  @Endpoint(calls.undoReset)
  undoReset(@Parsed() { params }: OneRound, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(UndoRoundReset, ofRound(params)));
  }

  @Endpoint(deletion.remove)
  remove(
    @Parsed() { params, body }: ReadRequestOf<typeof deletion.remove>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DeleteRound, { ...ofRound(params), ...whyOf(body) }));
  }

  @Endpoint(deletion.restore)
  restore(@Parsed() { params }: OneRound, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(RestoreRound, ofRound(params)));
  }
}

const ofRound = ({ id: challengeId, round }: OneRound['params']) => ({ challengeId, round });

const whyOf = ({ reason: { code: reason, text } }: RoundReasonBody) => ({
  reason,
  ...(text === undefined ? {} : { text }),
});
