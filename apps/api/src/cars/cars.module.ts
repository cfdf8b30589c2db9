import { Module } from '@nestjs/common';
import { carCommands, gameVersionCommands } from '#domain';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { GameVersionLookups } from './game-versions.lookups.ts';
import { CarCommandsController } from './car-commands.controller.ts';
import { CarIds } from './car-ids.ts';
import { CarHistoryController } from './car-history.controller.ts';
import { CarsMeant } from './cars-meant.ts';
import { CarsController } from './cars.controller.ts';
import { PastCars } from './past-cars.ts';
import { PendingCarsController } from './pending-cars.controller.ts';
import { PendingCarsPresenter } from './pending-cars.presenter.ts';
import { VersionsController } from './versions.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CatalogueModule],
  controllers: [CarsController, CarCommandsController, PendingCarsController, CarHistoryController, VersionsController],
  providers: [
    ItemVersions,
    ...handlersOf(carCommands),
    ...handlersOf(gameVersionCommands, GameVersionLookups),
    CarIds,
    CarsMeant,
    PastCars,
    PendingCarsPresenter,
  ],
  exports: [CarIds, CarsMeant, PastCars, PendingCarsPresenter],
})
export class CarsModule {}
