import { Body, Controller, Get, HttpCode, Post, Query, Req, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type MatrixBody,
  matrixBody,
  type SubmitLapTimeBody,
  submitLapTimeBody,
  type Written,
  written,
} from '#contracts';
import { SubmitLapTime } from '#domain';
import { drivingChanges, type DrivingChanges } from '#projections/driving-changes/driving-changes.projection';
import { lapTimes, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { LimitedAs } from '../http/limited.ts';
import { Problems } from '../http/problems.ts';
import { ReadsView } from '../http/positioned.ts';
import { readCellAddress } from './read-cell-address.ts';
import { SignedIn } from '../http/signed-in.guard.ts';
import { InView } from '../in-view.ts';
import { answerMatrix, matrixAnswers } from './answer-matrix.ts';
import { deckOf, matrixSinceQuery, type MatrixSinceQuery } from './matrix-deck.ts';
import { readLapTime } from './read-lap-time.ts';

@ApiTags('lap times')
@Controller('api/v1/lap-times')
export class LapTimesController {
  constructor(
    private readonly commands: CommandBus,
    @InView(lapTimes) private readonly lapTimes: View<LapTimeCell>,
    @InView(drivingChanges) private readonly driving: View<DrivingChanges>,
    private readonly carIds: CarIds,
  ) {}

  @Post()
  @UseGuards(SignedIn)
  @LimitedAs('lap-times')
  @ApiOperation({ summary: 'Say what a car does on a track' })
  @ApiResponse({ status: 201, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  submit(
    @Body({ schema: submitLapTimeBody }) body: SubmitLapTimeBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { carId, trackCode, tune } = readCellAddress(body);
    const value = readLapTime(body.time, trackCode);
    return this.commands.execute(command(SubmitLapTime, { carId, source: 'typed', trackCode, tune, value }));
  }

  @Get('matrix')
  @ReadsView(lapTimes, drivingChanges)
  @ApiOperation({ summary: 'Cars with tunes × tracks, asked for in the grammar of deck links, up to 4 kB' })
  @ApiQuery({ name: 'deck', required: true, schema: { type: 'string', example: '~KtRoad_a00~CCar_Id~T332' } })
  @ApiResponse({ status: 200, standardSchema: matrixAnswers })
  @Problems(400, 422, 503)
  async matrix(@Query({ schema: matrixSinceQuery }) query: MatrixSinceQuery, @Req() request: FastifyRequest) {
    return answerMatrix(this.lapTimes, this.driving, this.carIds, { ...deckOf(request.url), ...query });
  }

  @Post('matrix')
  @HttpCode(200)
  @ReadsView(lapTimes, drivingChanges)
  @ApiOperation({ summary: 'The same question, where it is too long for an address' })
  @ApiResponse({ status: 200, standardSchema: matrixAnswers })
  @Problems(400, 422, 503)
  async matrixByPost(@Body({ schema: matrixBody }) body: MatrixBody) {
    return answerMatrix(this.lapTimes, this.driving, this.carIds, body);
  }
}
