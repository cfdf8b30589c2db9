import { Module } from '@nestjs/common';
import { garageCommands, garageGroupCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { GarageLookups } from './garages.lookups.ts';
import { GarageFigures } from './garage-figures.ts';
import { GarageFiguresController } from './garage-figures.controller.ts';
import { GarageCommandsController } from './garage-commands.controller.ts';
import { GaragesController } from './garages.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [GaragesController, GarageFiguresController, GarageCommandsController],
  providers: [
    GarageFigures,
    ...handlersOf(garageCommands, GarageLookups),
    ...handlersOf(garageGroupCommands, GarageLookups),
  ],
})
export class GaragesModule {}
