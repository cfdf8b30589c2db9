import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Accounts } from '#accounts';
import { lapTimes, type ReadRequestOf, type Written } from '#contracts';
import { lapTimeItemId, WithdrawLapTime } from '#domain';
import type { EventStore } from '#event-store';
import { type Caller, RuleBroken } from '#kernel';
import { cellHistory, type CellHistoryDoc } from '#projections/cell-history/cell-history.projection';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import type { View } from '#read-store';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { CarIds } from '../cars/car-ids.ts';
import { By } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { readCellAddress } from './read-cell-address.ts';
import { InjectView } from '../inject-view.ts';
import { withRole } from '../members/with-role.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { presentCellHistory } from './cell-history.presenter.ts';

@Controller()
export class CellHistoryController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(cellHistory) readonly stories: View<CellHistoryDoc>,
    @InjectView(raceStatChanges) readonly driving: View<RaceStatChanges>,
    @Inject(ACCOUNTS) readonly accounts: Accounts,
    readonly evidence: LapTimeEvidence,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly carIds: CarIds,
    private readonly versions: ItemVersions,
  ) {}

  @Endpoint(lapTimes.story)
  async story(@Parsed() { params: named, query }: ReadRequestOf<typeof lapTimes.story>, @By() by: Caller) {
    const address = readCellAddress(named);
    const carId = await this.carIds.of(named.carId);
    if (carId === undefined) throw new RuleBroken('car-unknown', { carId: named.carId });
    const caller = await withRole(this.eventStore, by);
    const cell = { ...address, carId };
    const { position, body } = await presentCellHistory(this, cell, caller, query);
    const itemId = ({ lapTimeId }: { readonly lapTimeId: string }) => lapTimeItemId({ ...cell, lapTimeId });
    const version = await this.versions.of('lap-time', { by: caller, itemIds: body.history.map(itemId), position });
    return {
      position,
      body: { ...body, history: body.history.map((time) => ({ ...time, ...version(itemId(time)) })) },
    };
  }

  @Endpoint(lapTimes.withdraw)
  async withdraw(
    @Parsed() { params: { lapTimeId, ...named } }: ReadRequestOf<typeof lapTimes.withdraw>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const address = readCellAddress(named);
    const carId = (await this.carIds.of(named.carId)) ?? named.carId;
    return this.commands.execute(command(WithdrawLapTime, { ...address, carId, lapTimeId }));
  }
}
