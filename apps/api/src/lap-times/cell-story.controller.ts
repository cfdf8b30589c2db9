import { Controller, Delete, Get, Inject, Param, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import { type CellAddress, cellAddress, cellStory as cellStoryAnswer, type Written, written } from '#contracts';
import { WithdrawLapTime } from '#domain';
import type { ActorId } from '#kernel';
import { cellStory, type CellStoryDoc } from '#projections/cell-story/cell-story.projection';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import type { View } from '#read-store';
import { Actor } from '../http/asking.ts';
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
  ) {}

  @Get()
  @UseGuards(MaybeSignedIn)
  @ReadsView(cellStory, drivingChanges)
  @ApiOperation({ summary: 'Who said what about a cell, and when; newest first' })
  @ApiResponse({ status: 200, standardSchema: cellStoryAnswer })
  @Problems(400, 422, 503)
  story(@Param({ schema: cellAddress }) address: CellAddress, @Actor() actor: ActorId | undefined) {
    return tellStory(this.stories, this.driving, this.accounts, readCellAddress(address), actor);
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
