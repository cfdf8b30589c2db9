import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CellStoryController } from './cell-story.controller.ts';
import { LapTimesController } from './lap-times.controller.ts';
import { SubmitLapTimeHandler } from './submit-lap-time.handler.ts';
import { WithdrawLapTimeHandler } from './withdraw-lap-time.handler.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [LapTimesController, CellStoryController],
  providers: [SubmitLapTimeHandler, WithdrawLapTimeHandler],
})
export class LapTimesModule {}
