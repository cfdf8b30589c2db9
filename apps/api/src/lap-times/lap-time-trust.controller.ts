import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { lapTimeTrust as calls, type ReadRequestOf, type Written } from '#contracts';
import {
  AcceptLapTime,
  GiveLapTimeEvidence,
  HideLapTime,
  RemoveLapTimeEvidence,
  RestoreLapTime,
  VoteOnLapTime,
  WithdrawLapTimeVote,
} from '#domain';
import { CarIds } from '../cars/car-ids.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { readCellAddress } from './read-cell-address.ts';

type OneTime = ReadRequestOf<typeof calls.accept>['params'];

@Controller()
export class LapTimeTrustController {
  constructor(
    private readonly commands: CommandBus,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(calls.vote)
  async vote(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.vote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(VoteOnLapTime, { ...(await this.#of(params)), said: body }));
  }

  @Endpoint(calls.withdrawVote)
  async withdrawVote(
    @Parsed() { params }: ReadRequestOf<typeof calls.withdrawVote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawLapTimeVote, await this.#of(params)));
  }

  @Endpoint(calls.accept)
  async accept(
    @Parsed() { params }: ReadRequestOf<typeof calls.accept>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(AcceptLapTime, await this.#of(params)));
  }

  @Endpoint(calls.hide)
  async hide(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.hide>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(HideLapTime, { ...(await this.#of(params)), ...body }));
  }

  @Endpoint(calls.giveEvidence)
  async giveEvidence(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.giveEvidence>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(GiveLapTimeEvidence, { ...(await this.#of(params)), ...body }));
  }

  @Endpoint(calls.removeEvidence)
  async removeEvidence(
    @Parsed() { params }: ReadRequestOf<typeof calls.removeEvidence>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveLapTimeEvidence, await this.#of(params)));
  }

  @Endpoint(calls.dropEvidence)
  async dropEvidence(
    @Parsed() { params }: ReadRequestOf<typeof calls.dropEvidence>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RemoveLapTimeEvidence, await this.#of(params)));
  }

  @Endpoint(calls.restore)
  async restore(
    @Parsed() { params }: ReadRequestOf<typeof calls.restore>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RestoreLapTime, await this.#of(params)));
  }

  async #of({ lapTimeId, ...named }: OneTime) {
    const address = readCellAddress(named);
    return { ...address, carId: (await this.carIds.of(named.carId)) ?? named.carId, lapTimeId };
  }
}
