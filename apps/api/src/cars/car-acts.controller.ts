import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import {
  type AddPendingCarBody,
  addPendingCarBody,
  type ApprovePendingCarBody,
  approvePendingCarBody,
  carId,
  type DismissPendingCarBody,
  dismissPendingCarBody,
  type ReviseCarBody,
  reviseCarBody,
  type RevisePendingCarBody,
  revisePendingCarBody,
  type Written,
  written,
} from '#contracts';
import {
  AddPendingCar,
  ApprovePendingCar,
  type CarFacts,
  carIdOf,
  DismissPendingCar,
  type PendingFacts,
  ReviseCar,
  RevisePendingCar,
} from '#domain';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Problems } from '../http/problems.ts';
import { StaffOnly } from '../http/staff.ts';

const oneCar = z.object({ id: carId });
type OneCar = z.infer<typeof oneCar>;

const why = <Code extends string>({ code, text }: { readonly code: Code; readonly text?: string | undefined }) =>
  text === undefined ? { reason: code } : { reason: code, text };

@ApiTags('cars')
@Controller('api/v1/cars')
@StaffOnly('moderator')
export class CarActsController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/revisions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say what a car is like since a version of the game, or correct what is said of one' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  revise(
    @Param({ schema: oneCar }) { id }: OneCar,
    @Body({ schema: reviseCarBody }) { gameVersion, figures, reason }: ReviseCarBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const car = figures as Partial<CarFacts>;
    const data = { carId: id, car, source: 'moderator', gameVersion, ...why(reason) } as const;
    return this.commands.execute(command(ReviseCar, data));
  }

  @Post()
  @ApiOperation({ summary: 'Add a car as far as it is known; it waits until somebody has checked it' })
  @ApiResponse({ status: 201, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  add(
    @Body({ schema: addPendingCarBody }) { id, gameVersion, figures, reason }: AddPendingCarBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const facts = figures as PendingFacts;
    return this.commands.execute(
      command(AddPendingCar, { carId: id ?? carIdOf(facts), facts, gameVersion, ...why(reason) }),
    );
  }

  @Post(':id/pending-figures')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say more of a car that waits' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  revisePending(
    @Param({ schema: oneCar }) { id }: OneCar,
    @Body({ schema: revisePendingCarBody }) { figures, reason }: RevisePendingCarBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const facts = figures as Partial<CarFacts>;
    return this.commands.execute(command(RevisePendingCar, { carId: id, facts, ...why(reason) }));
  }

  @Post(':id/approval')
  @HttpCode(200)
  @ApiOperation({ summary: 'Bring a car that waits into the catalogue' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  approve(
    @Param({ schema: oneCar }) { id }: OneCar,
    @Body({ schema: approvePendingCarBody }) { reason }: ApprovePendingCarBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ApprovePendingCar, { carId: id, ...why(reason) }));
  }

  @Post(':id/dismissal')
  @HttpCode(200)
  @ApiOperation({ summary: 'Keep a car that waits out of the catalogue' })
  @ApiResponse({ status: 200, standardSchema: written })
  @Problems(400, 401, 403, 404, 409, 422, 429, 503)
  dismiss(
    @Param({ schema: oneCar }) { id }: OneCar,
    @Body({ schema: dismissPendingCarBody }) { reason }: DismissPendingCarBody,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DismissPendingCar, { carId: id, ...why(reason) }));
  }
}
