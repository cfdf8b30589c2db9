import { Controller } from '@nestjs/common';
import {
  viewCounts as lookCalls,
  type ViewCount,
  type ReadRequestOf,
  type RoundAnswer,
  type RoundHistory,
  type RoundList,
  rounds as calls,
} from '#contracts';
import { roundKey } from '#domain';
import type { ActorId } from '#kernel';
import { Actor, Address } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { ViewCounter } from '../view-counts/view-counter.ts';
import { FindRounds } from './find-rounds.ts';
import { RoundsPresenter } from './rounds.presenter.ts';

@Controller()
export class RoundsController {
  constructor(
    private readonly find: FindRounds,
    private readonly show: RoundsPresenter,
    private readonly counter: ViewCounter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { params: { id } }: ReadRequestOf<typeof calls.list>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<RoundList>> {
    return this.show.list(await this.find.all(id, actor));
  }

  @Endpoint(calls.one)
  async one(
    @Parsed() { params: { id: challengeId, round } }: ReadRequestOf<typeof calls.one>,
    @Actor() actor: ActorId | undefined,
  ): Promise<Positioned<RoundAnswer>> {
    const of = { challengeId, round };
    return this.show.one(await this.find.one(of, actor), of);
  }

  @Endpoint(lookCalls.atRound)
  async looks(
    @Parsed() { params: { id: challengeId, round }, query: { looked } }: ReadRequestOf<typeof lookCalls.atRound>,
    @Actor() actor: ActorId | undefined,
    @Address() by: string,
  ): Promise<ViewCount> {
    const of = { challengeId, round };
    await this.find.one(of, actor);
    return this.counter.look('round', roundKey(of), looked, by);
  }

  @Endpoint(calls.history)
  async history(
    @Parsed() { params: { id: challengeId, round } }: ReadRequestOf<typeof calls.history>,
    @Actor() actor: ActorId,
  ): Promise<Positioned<RoundHistory>> {
    const of = { challengeId, round };
    return this.show.history(of, await this.find.one(of, actor));
  }
}
