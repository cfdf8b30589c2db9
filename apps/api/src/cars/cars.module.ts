import { Module } from '@nestjs/common';
import { CarHistoryController } from './car-history.controller.ts';
import { CarsController } from './cars.controller.ts';
import { VersionsController } from './versions.controller.ts';

@Module({ controllers: [CarsController, CarHistoryController, VersionsController] })
export class CarsModule {}
