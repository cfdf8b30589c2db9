import { Module } from '@nestjs/common';
import { carReviewCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { CarReviewLookups } from './car-reviews.lookups.ts';
import { CarReviewCommandsController } from './car-review-commands.controller.ts';
import { CarReviewsController } from './car-reviews.controller.ts';
import { ReportsPresenter } from './reports.presenter.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule],
  controllers: [CarReviewsController, CarReviewCommandsController],
  providers: [...handlersOf(carReviewCommands, CarReviewLookups), ReportsPresenter, ItemVersions],
  exports: [ReportsPresenter],
})
export class CarReviewsModule {}
