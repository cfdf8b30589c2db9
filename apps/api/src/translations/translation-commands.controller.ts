import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { type ReadRequestOf, translations as calls, type Written } from '#contracts';
import {
  AppointTranslationReviewer,
  ApproveTranslation,
  CommentOnTranslation,
  DeclineTranslation,
  DismissTranslationReviewer,
  RemoveTranslationComment,
  ReopenTranslation,
  SuggestTranslation,
  VoteOnTranslation,
  WithdrawTranslation,
} from '#domain';
import type { ActorId } from '#kernel';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS } from '../ports.ts';

@Controller()
export class TranslationCommandsController {
  constructor(
    private readonly commands: CommandBus,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(calls.suggest)
  suggest(
    @Parsed() { params, body: { forms } }: ReadRequestOf<typeof calls.suggest>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SuggestTranslation, { ...params, forms }));
  }

  @Endpoint(calls.withdraw)
  withdraw(
    @Parsed() { params }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawTranslation, suggestionOf(params)));
  }

  @Endpoint(calls.vote)
  vote(
    @Parsed() { params, body: { vote } }: ReadRequestOf<typeof calls.vote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(VoteOnTranslation, { ...suggestionOf(params), vote }));
  }

  @Endpoint(calls.approve)
  approve(
    @Parsed() { params }: ReadRequestOf<typeof calls.approve>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ApproveTranslation, suggestionOf(params)));
  }

  @Endpoint(calls.decline)
  decline(
    @Parsed() { params, body: { reason } }: ReadRequestOf<typeof calls.decline>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const words = reason.text === undefined ? {} : { text: reason.text };
    return this.commands.execute(
      command(DeclineTranslation, { ...suggestionOf(params), reason: reason.code, ...words }),
    );
  }

  @Endpoint(calls.reopen)
  reopen(
    @Parsed() { params }: ReadRequestOf<typeof calls.reopen>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReopenTranslation, suggestionOf(params)));
  }

  @Endpoint(calls.comment)
  comment(
    @Parsed() { params, body: { text } }: ReadRequestOf<typeof calls.comment>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(CommentOnTranslation, { ...params, text }));
  }

  @Endpoint(calls.removeComment)
  removeComment(
    @Parsed() { params: { comment: commentId, ...of } }: ReadRequestOf<typeof calls.removeComment>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveTranslationComment, { ...of, commentId }));
  }

  @Endpoint(calls.appoint)
  async appoint(
    @Parsed() { params: { language }, body: { name } }: ReadRequestOf<typeof calls.appoint>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { id } = await personNamed(this.accounts, name);
    return this.commands.execute(command(AppointTranslationReviewer, { language, member: id as ActorId }));
  }

  @Endpoint(calls.dismiss)
  dismiss(
    @Parsed() { params: { language, userId } }: ReadRequestOf<typeof calls.dismiss>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DismissTranslationReviewer, { language, member: userId as ActorId }));
  }
}

const suggestionOf = ({ suggestion, ...of }: ReadRequestOf<typeof calls.approve>['params']) => ({
  ...of,
  suggestionId: suggestion,
});
