import { Module } from '@nestjs/common';
import { garageCommands, garageGroupCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundGarages } from './around-garages.ts';
import { GarageFigures } from './garage-figures.ts';
import { GarageFiguresController } from './garage-figures.controller.ts';
import { GarageCommandsController } from './garage-commands.controller.ts';
import { GaragesController } from './garages.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [GaragesController, GarageFiguresController, GarageCommandsController],
  providers: [
    GarageFigures,
    ...handlersOf(garageCommands, AroundGarages),
    ...handlersOf(garageGroupCommands, AroundGarages),
  ],
})
export class GaragesModule {}
