import { Module } from '@nestjs/common';
import { carReviewCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundCarReviews } from './around-car-reviews.ts';
import { CarReviewCommandsController } from './car-review-commands.controller.ts';
import { CarReviewsController } from './car-reviews.controller.ts';
import { ShowReports } from './show-reports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule],
  controllers: [CarReviewsController, CarReviewCommandsController],
  providers: [...handlersOf(carReviewCommands, AroundCarReviews), ShowReports, ItemVersions],
  exports: [ShowReports],
})
export class CarReviewsModule {}
