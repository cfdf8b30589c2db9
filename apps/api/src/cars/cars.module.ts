import { Module } from '@nestjs/common';
import { carCommands, gameVersionCommands } from '#domain';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundGameVersions } from './around-game-versions.ts';
import { CarCommandsController } from './car-commands.controller.ts';
import { CarIds } from './car-ids.ts';
import { CarHistoryController } from './car-history.controller.ts';
import { CarsMeant } from './cars-meant.ts';
import { CarsController } from './cars.controller.ts';
import { PastCars } from './past-cars.ts';
import { PendingCarsController } from './pending-cars.controller.ts';
import { ShowPendingCars } from './show-pending-cars.ts';
import { VersionsController } from './versions.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CatalogueModule],
  controllers: [CarsController, CarCommandsController, PendingCarsController, CarHistoryController, VersionsController],
  providers: [
    ItemVersions,
    ...handlersOf(carCommands),
    ...handlersOf(gameVersionCommands, AroundGameVersions),
    CarIds,
    CarsMeant,
    PastCars,
    ShowPendingCars,
  ],
  exports: [CarIds, CarsMeant, PastCars, ShowPendingCars],
})
export class CarsModule {}
