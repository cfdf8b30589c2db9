import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  type ReleaseGameVersionBody,
  releaseGameVersionBody,
  type VersionChanges,
  versionChanges as versionChangesShape,
  type VersionList,
  versionList,
  type VersionSummary,
  type Written,
  written,
} from '#contracts';
import { ReleaseGameVersion } from '#domain';
import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { carsChangedBetween, MAX_CHANGED_CARS } from '#projections/car-history/car-history.query';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { gameVersionsOf } from '#projections/version-changes/version-changes.query';
import type { View } from '#read-store';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { StaffOnly } from '../http/staff.ts';
import { InView } from '../in-view.ts';
import { versionAsked } from './version-asked.ts';

const CARS_A_PAGE = 100;

const changesQuery = z.object({
  from: versionAsked,
  to: versionAsked,
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_CHANGED_CARS).default(CARS_A_PAGE),
});

@ApiTags('cars')
@Controller('api/v1/versions')
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    @InView(versionChanges) private readonly versions: View<VersionChangesDoc>,
    @InView(carHistory) private readonly histories: View<CarHistoryDoc>,
  ) {}

  @Get()
  @ReadsView(versionChanges)
  @ApiOperation({ summary: 'Versions of the game, oldest first, and what each brought' })
  @ApiResponse({ status: 200, standardSchema: versionList })
  @Problems(400, 503)
  async list(): Promise<Positioned<VersionList>> {
    const { position, items } = await gameVersionsOf(this.versions);
    return { position, body: { items: items.map(summary) } };
  }

  @Post()
  @StaffOnly('moderator')
  @ApiOperation({ summary: 'Say that a version of the game is out; from now on times are measured in the newest' })
  @ApiResponse({ status: 201, standardSchema: written })
  @Problems(400, 401, 403, 409, 422, 429, 503)
  release(
    @Body({ schema: releaseGameVersionBody }) body: ReleaseGameVersionBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReleaseGameVersion, body));
  }

  @Get('changes')
  @ReadsView(carHistory)
  @ApiOperation({ summary: 'What changed between any two versions of the game' })
  @ApiResponse({ status: 200, standardSchema: versionChangesShape })
  @Problems(400, 503)
  async changes(
    @Query({ schema: changesQuery }) { from, to, after, limit }: z.infer<typeof changesQuery>,
  ): Promise<Positioned<VersionChanges>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, next } = await carsChangedBetween(this.histories, { from, to, limit, ...cursor });
    const versions = await gameVersionsOf(this.versions, { after: from, upTo: to });
    const body = { from, to, versions: versions.items.map(summary), items: items.map(changedCar) };
    return { position: Math.min(position, versions.position), body: next === undefined ? body : { ...body, next } };
  }
}

const summary = ({ gameVersion: version, carsReleased, carsRevised, fields }: VersionChangesDoc): VersionSummary => ({
  gameVersion: version,
  carsReleased,
  carsRevised,
  fields: { ...fields } as VersionSummary['fields'],
});

type ChangedCar = Awaited<ReturnType<typeof carsChangedBetween>>['items'][number];

const changedCar = ({ changes, ...car }: ChangedCar): VersionChanges['items'][number] => ({
  ...car,
  changes: Object.fromEntries(Object.entries(changes).map(([field, [was, is]]) => [field, [was, is]])),
});
