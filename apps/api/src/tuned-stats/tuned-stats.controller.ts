import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { tunedStats as calls, type ReadRequestOf, type TunedStatsOfCar, type Written } from '#contracts';
import { SubmitTunedStats, tunedStatsPermissions, WithdrawTunedStats } from '#domain';
import type { EventStore } from '#event-store';
import { type Caller, RuleBroken } from '#kernel';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf } from '#projections/race-stat-changes/race-stat-changes.query';
import { type TunedStatsDoc, tunedStatsView } from '#projections/tuned-stats/tuned-stats.projection';
import { statsOfCar } from '#projections/tuned-stats/tuned-stats.query';
import { readAcceleration, readWholeStat, type TunedFigures } from '#racing';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { By } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { readTune } from '../lap-times/read-cell-address.ts';
import { withRole } from '../members/with-role.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { presentTunedStats } from './tuned-stats.presenter.ts';

@Controller()
export class TunedStatsController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(tunedStatsView) private readonly stats: View<TunedStatsDoc>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly carIds: CarIds,
  ) {}

  @Endpoint(calls.submit)
  submit(
    @Parsed() { body: { carId, tune, ...typed } }: ReadRequestOf<typeof calls.submit>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const data = { carId, tune: readTune(tune), stats: readStats(typed), source: 'typed' } as const;
    return this.commands.execute(command(SubmitTunedStats, data));
  }

  @Endpoint(calls.ofCar)
  async ofCar(
    @Parsed() { params }: ReadRequestOf<typeof calls.ofCar>,
    @By() by: Caller,
  ): Promise<Positioned<TunedStatsOfCar>> {
    const carId = await this.carIds.of(params.carId);
    if (carId === undefined) throw new RuleBroken('car-unknown', { carId: params.carId });
    const caller = await withRole(this.eventStore, by);
    const { position, tunes } = await statsOfCar(this.stats, carId);
    const drives = (await drivingOf(this.driving, [carId])).get(carId);
    const people = tunes.flatMap(({ said }) => said.map(({ submittedBy }) => submittedBy));
    const around = { caller, names: await this.accounts.displayNames(people), drives };
    const body: TunedStatsOfCar = {
      carId,
      tunes: tunes.map((doc) => presentTunedStats(doc, around)),
      allowed: tunedStatsPermissions.allowed({ status: 'new' }, caller, ['submit-tuned-stats']),
    };
    return { position, body };
  }

  @Endpoint(calls.withdraw)
  async withdraw(
    @Parsed() { params: { carId, tune, statsId } }: ReadRequestOf<typeof calls.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = { carId: (await this.carIds.of(carId)) ?? carId, tune: readTune(tune), statsId };
    return this.commands.execute(command(WithdrawTunedStats, of));
  }
}

type Typed = { readonly topSpeed: string; readonly acceleration: string; readonly handling: string };

/** Throws `RuleBroken` with the first stat that cannot be read. */
const readStats = (typed: Typed): TunedFigures => {
  const topSpeedMph = readWholeStat(typed.topSpeed);
  const acceleration0to60s = readAcceleration(typed.acceleration);
  const handling = readWholeStat(typed.handling);
  if (topSpeedMph === undefined) throw new RuleBroken('tuned-stats-unreadable', { text: typed.topSpeed });
  if (acceleration0to60s === undefined) throw new RuleBroken('tuned-stats-unreadable', { text: typed.acceleration });
  if (handling === undefined) throw new RuleBroken('tuned-stats-unreadable', { text: typed.handling });
  return { topSpeedMph, acceleration0to60s, handling };
};
