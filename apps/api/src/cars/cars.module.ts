import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CarActs } from './car-acts.ts';
import { CarActsController } from './car-acts.controller.ts';
import { CarIds } from './car-ids.ts';
import { CarHistoryController } from './car-history.controller.ts';
import { CarsController } from './cars.controller.ts';
import { PendingCarsController } from './pending-cars.controller.ts';
import { ReleaseGameVersionHandler } from './release-game-version.handler.ts';
import { VersionsController } from './versions.controller.ts';

@Module({
  imports: [CatalogueModule],
  controllers: [CarsController, CarActsController, PendingCarsController, CarHistoryController, VersionsController],
  providers: [CarActs, CarIds, ReleaseGameVersionHandler],
  exports: [CarIds],
})
export class CarsModule {}
