import { Module } from '@nestjs/common';
import { lapTimeCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundLapTimes } from './around-lap-times.ts';
import { CellStoryController } from './cell-story.controller.ts';
import { LapTimesController } from './lap-times.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [LapTimesController, CellStoryController],
  providers: [...handlersOf(lapTimeCommands, AroundLapTimes)],
})
export class LapTimesModule {}
