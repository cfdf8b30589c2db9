import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { ViewCounter } from './view-counter.ts';
import { ViewCountsController } from './view-counts.controller.ts';
import { MatrixViewCounts } from './matrix-view-counts.ts';
import { MissingTimeCells } from './missing-time-cells.ts';

@Module({
  imports: [CarsModule],
  controllers: [ViewCountsController],
  providers: [ViewCounter, MatrixViewCounts, MissingTimeCells],
  exports: [ViewCounter, MatrixViewCounts],
})
export class ViewCountsModule {}
