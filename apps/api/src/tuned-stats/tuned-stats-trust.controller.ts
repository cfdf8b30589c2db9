import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { tunedStats as calls, type ReadRequestOf, type Written } from '#contracts';
import { HideTunedStats, RestoreTunedStats, VoteOnTunedStats, WithdrawTunedStatsVote } from '#domain';
import { CarIds } from '../cars/car-ids.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { readTune } from '../lap-times/read-cell-address.ts';

type OneReading = ReadRequestOf<typeof calls.restore>['params'];

@Controller()
export class TunedStatsTrustController {
  constructor(
    private readonly commands: CommandBus,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(calls.vote)
  async vote(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.vote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(VoteOnTunedStats, { ...(await this.#of(params)), said: body }));
  }

  @Endpoint(calls.withdrawVote)
  async withdrawVote(
    @Parsed() { params }: ReadRequestOf<typeof calls.withdrawVote>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawTunedStatsVote, await this.#of(params)));
  }

  @Endpoint(calls.hide)
  async hide(
    @Parsed() { params, body }: ReadRequestOf<typeof calls.hide>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(HideTunedStats, { ...(await this.#of(params)), ...body }));
  }

  @Endpoint(calls.restore)
  async restore(
    @Parsed() { params }: ReadRequestOf<typeof calls.restore>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(RestoreTunedStats, await this.#of(params)));
  }

  async #of({ carId, tune, statsId }: OneReading) {
    return { carId: (await this.carIds.of(carId)) ?? carId, tune: readTune(tune), statsId };
  }
}
