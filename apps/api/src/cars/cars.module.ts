import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CarHistoryController } from './car-history.controller.ts';
import { CarsController } from './cars.controller.ts';
import { VersionsController } from './versions.controller.ts';

@Module({ imports: [CatalogueModule], controllers: [CarsController, CarHistoryController, VersionsController] })
export class CarsModule {}
