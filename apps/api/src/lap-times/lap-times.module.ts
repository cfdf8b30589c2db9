import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { LapTimesController } from './lap-times.controller.ts';
import { SubmitLapTimeHandler } from './submit-lap-time.handler.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [LapTimesController],
  providers: [SubmitLapTimeHandler],
})
export class LapTimesModule {}
