import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { groups as calls, type ReadRequestOf, type SubmitGroupBody, type Written } from '#contracts';
import {
  AnswerJoinRequest,
  AskToJoinGroup,
  CloseGroup,
  ConfirmGroup,
  OfferGroup,
  OpenGroupAgain,
  RefuseGroup,
  ReportGroup,
  ReviseGroup,
  SubmitGroup,
  TakeGroup,
  WithdrawGroupOffer,
} from '#domain';
import type { ActorId } from '#kernel';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';
import { GroupsPresenter } from './groups.presenter.ts';

@Controller()
export class GroupCommandsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly show: GroupsPresenter,
  ) {}

  @Endpoint(calls.submit)
  submit(@Parsed() { body }: ReadRequestOf<typeof calls.submit>, @Commands() command: CommandMaker): Promise<Written> {
    return this.commands.execute(command(SubmitGroup, saidIn(body)));
  }

  @Endpoint(calls.revise)
  revise(
    @Parsed() { params: { id: groupId }, body }: ReadRequestOf<typeof calls.revise>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReviseGroup, { groupId, ...saidIn(body) }));
  }

  @Endpoint(calls.confirm)
  confirm(
    @Parsed() { params: { id: groupId }, body: { size } }: ReadRequestOf<typeof calls.confirm>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ConfirmGroup, { groupId, size }));
  }

  @Endpoint(calls.report)
  report(
    @Parsed() { params: { id: groupId }, body: { fault } }: ReadRequestOf<typeof calls.report>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReportGroup, { groupId, fault }));
  }

  @Endpoint(calls.close)
  close(
    @Parsed() { params: { id: groupId } }: ReadRequestOf<typeof calls.close>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(CloseGroup, { groupId }));
  }

  @Endpoint(calls.openAgain)
  openAgain(
    @Parsed() { params: { id: groupId } }: ReadRequestOf<typeof calls.openAgain>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(OpenGroupAgain, { groupId }));
  }

  @Endpoint(calls.offer)
  async offer(
    @Parsed() { params: { id: groupId }, body: { name } }: ReadRequestOf<typeof calls.offer>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { id } = await personNamed(this.accounts, name);
    return this.commands.execute(command(OfferGroup, { groupId, userId: id as ActorId }));
  }

  @Endpoint(calls.withdrawOffer)
  withdrawOffer(
    @Parsed() { params: { id: groupId } }: ReadRequestOf<typeof calls.withdrawOffer>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawGroupOffer, { groupId }));
  }

  @Endpoint(calls.take)
  async take(
    @Parsed() { params: { id: groupId } }: ReadRequestOf<typeof calls.take>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(TakeGroup, { groupId, words: await this.show.wordsOf(groupId) }));
  }

  @Endpoint(calls.refuse)
  refuse(
    @Parsed() { params: { id: groupId } }: ReadRequestOf<typeof calls.refuse>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RefuseGroup, { groupId }));
  }

  @Endpoint(calls.ask)
  ask(
    @Parsed() { params: { id: groupId }, body: { text } }: ReadRequestOf<typeof calls.ask>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(AskToJoinGroup, { groupId, text }));
  }

  @Endpoint(calls.answer)
  answer(
    @Parsed() { params: { id: groupId, member }, body: { accepted, text } }: ReadRequestOf<typeof calls.answer>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const said = { groupId, member: member as ActorId, accepted, ...(text === undefined ? {} : { text }) };
    return this.commands.execute(command(AnswerJoinRequest, said));
  }
}

/** Separates its texts from its other fields; fields that its kind does not use are left out. */
const saidIn = ({ name, description, link, inviteInfo, ...facts }: SubmitGroupBody) => ({
  ...facts,
  words: {
    name,
    ...(description === undefined ? {} : { description }),
    ...(link === undefined || facts.kind === 'private' ? {} : { link }),
    ...(inviteInfo === undefined || facts.kind !== 'private' ? {} : { inviteInfo }),
  },
});
