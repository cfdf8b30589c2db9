import { Controller, Delete, Get, Inject, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import { type CellAddress, cellAddress, cellStory as cellStoryAnswer, type Written, written } from '#contracts';
import { WithdrawLapTime } from '#domain';
import { type Asking, RuleBroken } from '#kernel';
import { cars } from '#projections/cars/cars.projection';
import { cellStory, type CellStoryDoc } from '#projections/cell-story/cell-story.projection';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { By } from '../http/asking.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { MaybeSignedIn, SignedIn } from '../http/signed-in.guard.ts';
import { readCellAddress } from './read-cell-address.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { tellStory } from './tell-story.ts';

const lapTimeAddress = cellAddress.extend({ lapTimeId: z.uuid() });

@ApiTags('cells')
@Controller('api/v1/cells/:carId/:tune/:trackCode')
export class CellStoryController {
  constructor(
    private readonly commands: CommandBus,
    @InView(cellStory) private readonly stories: View<CellStoryDoc>,
    @InView(drivingChanges) private readonly driving: View<DrivingChanges>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly carIds: CarIds,
  ) {}

  @Get()
  @UseGuards(MaybeSignedIn)
  @ReadsView(cellStory, drivingChanges, cars)
  @ApiOperation({ summary: 'Who said what about a cell, and when; newest first' })
  @ApiResponse({ status: 200, standardSchema: cellStoryAnswer })
  @Problems(400, 404, 422, 503)
  async story(@Param({ schema: cellAddress }) named: CellAddress, @By() by: Asking) {
    const address = readCellAddress(named);
    const carId = await this.carIds.of(named.carId);
    if (carId === undefined) throw new RuleBroken('car-unknown', { carId: named.carId });
    return tellStory(this.stories, this.driving, this.accounts, { ...address, carId }, by);
  }

  @Delete('lap-times/:lapTimeId')
  @UseGuards(SignedIn)
  @ApiOperation({ summary: 'Take back a time of one’s own' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  withdraw(
    @Param({ schema: lapTimeAddress }) { lapTimeId, ...address }: z.infer<typeof lapTimeAddress>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(WithdrawLapTime, { ...readCellAddress(address), lapTimeId }));
  }
}
