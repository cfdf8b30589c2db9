import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { cars, type ReadRequestOf, type Written } from '#contracts';
import {
  AddPendingCar,
  ApprovePendingCar,
  type CarAttributes,
  carIdOf,
  DismissPendingCar,
  type PendingCarAttributes,
  ReviseCar,
  RevisePendingCar,
} from '#domain';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';

const why = <Code extends string>({ code, text }: { readonly code: Code; readonly text?: string | undefined }) =>
  text === undefined ? { reason: code } : { reason: code, text };

@Controller()
export class CarCommandsController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(cars.revise)
  revise(
    @Parsed() { params: { id }, body: { gameVersion, figures, reason } }: ReadRequestOf<typeof cars.revise>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const car = figures as Partial<CarAttributes>;
    const data = { carId: id, car, source: 'moderator', gameVersion, ...why(reason) } as const;
    return this.commands.execute(command(ReviseCar, data));
  }

  @Endpoint(cars.addPending)
  add(
    @Parsed() { body: { id, gameVersion, figures, reason } }: ReadRequestOf<typeof cars.addPending>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const facts = figures as PendingCarAttributes;
    return this.commands.execute(
      command(AddPendingCar, { carId: id ?? carIdOf(facts), facts, gameVersion, ...why(reason) }),
    );
  }

  @Endpoint(cars.revisePending)
  revisePending(
    @Parsed() { params: { id }, body: { figures, reason } }: ReadRequestOf<typeof cars.revisePending>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const facts = figures as Partial<CarAttributes>;
    return this.commands.execute(command(RevisePendingCar, { carId: id, facts, ...why(reason) }));
  }

  @Endpoint(cars.approvePending)
  approve(
    @Parsed() { params: { id }, body: { reason } }: ReadRequestOf<typeof cars.approvePending>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ApprovePendingCar, { carId: id, ...why(reason) }));
  }

  @Endpoint(cars.dismissPending)
  dismiss(
    @Parsed() { params: { id }, body: { reason } }: ReadRequestOf<typeof cars.dismissPending>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DismissPendingCar, { carId: id, ...why(reason) }));
  }
}
