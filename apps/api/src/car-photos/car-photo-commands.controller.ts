import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { carPhotos as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  ApproveCarPhoto,
  DeclineCarPhoto,
  ReopenCarPhoto,
  SendCarPhotoAgain,
  SubmitCarPhoto,
  WithdrawCarPhoto,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';

@Controller()
export class CarPhotoCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(calls.submit)
  submit(
    @Parsed() { params: { id: carId }, body: { file } }: ReadRequestOf<typeof calls.submit>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SubmitCarPhoto, { carId, file }));
  }

  @Endpoint(calls.approve)
  approve(
    @Parsed() { params: { id: carId, photoId } }: ReadRequestOf<typeof calls.approve>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ApproveCarPhoto, { carId, photoId }));
  }

  @Endpoint(calls.decline)
  decline(
    @Parsed() { params: { id: carId, photoId }, body: { reason } }: ReadRequestOf<typeof calls.decline>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { code, text } = reason;
    const words = text === undefined ? {} : { text };
    return this.commands.execute(command(DeclineCarPhoto, { carId, photoId, reason: code, ...words }));
  }

  @Endpoint(calls.reopen)
  reopen(
    @Parsed() { params: { id: carId, photoId } }: ReadRequestOf<typeof calls.reopen>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReopenCarPhoto, { carId, photoId }));
  }

  @Endpoint(calls.withdraw)
  withdraw(
    @Parsed() { params: { id: carId, photoId } }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawCarPhoto, { carId, photoId }));
  }

  @Endpoint(calls.sendAgain)
  sendAgain(
    @Parsed() { params: { id: carId, photoId } }: ReadRequestOf<typeof calls.sendAgain>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(SendCarPhotoAgain, { carId, photoId }));
  }
}
