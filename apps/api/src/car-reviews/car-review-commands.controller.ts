import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { carReviews as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  DismissCarReviewReports,
  HideCarReview,
  PutCarReviewBack,
  RemoveCarReview,
  ReopenCarReviewReports,
  ReportCarReview,
  ShowCarReviewAgain,
  WriteCarReview,
} from '#domain';
import type { ActorId } from '#kernel';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class CarReviewCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.write)
  write(
    @Parsed() { params: { id: carId }, body: { text, link } }: ReadRequestOf<typeof calls.write>,
    @Actor() author: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const linked = link === undefined ? {} : { link };
    return this.commands.execute(command(WriteCarReview, { carId, author, text, ...linked }));
  }

  @Endpoint(calls.remove)
  remove(
    @Parsed() { params: { id: carId } }: ReadRequestOf<typeof calls.remove>,
    @Actor() author: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveCarReview, { carId, author }));
  }

  @Endpoint(calls.putBack)
  putBack(
    @Parsed() { params: { id: carId } }: ReadRequestOf<typeof calls.putBack>,
    @Actor() author: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(PutCarReviewBack, { carId, author }));
  }

  @Endpoint(calls.report)
  report(
    @Parsed() { params, body: { reason } }: ReadRequestOf<typeof calls.report>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code: fault, text } = reason;
    return this.commands.execute(command(ReportCarReview, { ...reviewOf(params), fault, ...wordsOf(text) }));
  }

  @Endpoint(calls.dismiss)
  dismiss(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.dismiss>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DismissCarReviewReports, { ...reviewOf(params), ...whyOf(body) }));
  }

  @Endpoint(calls.reopen)
  reopen(
    @Parsed() { params }: ReadRequestOf<typeof calls.reopen>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReopenCarReviewReports, reviewOf(params)));
  }

  @Endpoint(calls.hide)
  hide(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.hide>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(HideCarReview, { ...reviewOf(params), ...whyOf(body) }));
  }

  @Endpoint(calls.show)
  show(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.show>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ShowCarReviewAgain, { ...reviewOf(params), ...whyOf(body) }));
  }
}

const reviewOf = ({ id: carId, author }: ReadRequestOf<typeof calls.hide>['params']) => ({
  carId,
  author: author as ActorId,
});
const wordsOf = (text: string | undefined) => (text === undefined ? {} : { text });
const whyOf = ({ reason: { code, text } }: Pick<ReadRequestOf<typeof calls.hide>['body'], 'reason'>) => ({
  reason: code,
  ...wordsOf(text),
});
