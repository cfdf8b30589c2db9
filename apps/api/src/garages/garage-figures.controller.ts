import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type GarageAgreement as AgreementAnswer,
  type GarageFigures as FiguresAnswer,
  garages as calls,
  type ReadRequestOf,
  type Written,
} from '#contracts';
import { AgreeToGarageCounting } from '#domain';
import type { ActorId } from '#kernel';
import { type GarageAgreement, garageAgreements } from '#projections/garage-agreements/garage-agreements.projection';
import type { View } from '#read-store';
import { Actor } from '../http/caller.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { GarageLookups } from './garages.lookups.ts';
import { GARAGES_ABOVE } from './count-garages.ts';
import { GarageFigures } from './garage-figures.ts';

@Controller()
export class GarageFiguresController {
  constructor(
    @InjectView(garageAgreements) private readonly agreements: View<GarageAgreement>,
    private readonly figuresOf: GarageFigures,
    private readonly commands: CommandBus,
    private readonly around: GarageLookups,
  ) {}

  @Endpoint(calls.agreement)
  async agreement(@Actor() owner: ActorId): Promise<Positioned<AgreementAnswer>> {
    const position = await this.agreements.position();
    return { position, body: { agrees: (await this.agreements.get(owner)) !== undefined } };
  }

  @Endpoint(calls.agree)
  async agree(
    @Parsed() { body: { agrees } }: ReadRequestOf<typeof calls.agree>,
    @Actor() owner: ActorId,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const of = await this.around.goingOn(owner);
    return this.commands.execute(command(AgreeToGarageCounting, { ...of, agrees }));
  }

  @Endpoint(calls.figures)
  async figures(@Parsed() { query: { car, limit } }: ReadRequestOf<typeof calls.figures>): Promise<FiguresAnswer> {
    const { garages, cars } = await this.figuresOf.counted();
    const told = car === undefined ? cars : cars.filter(({ carId }) => carId === car);
    return { garages, above: GARAGES_ABOVE, cars: told.slice(0, limit) };
  }
}
