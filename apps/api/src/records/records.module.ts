import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { BestTimesController } from './best-times.controller.ts';
import { LatestRecordsOf } from './latest-records.ts';
import { RecordsController } from './records.controller.ts';
import { RememberedReigns } from './remembered-reigns.ts';

@Module({
  imports: [CarsModule],
  controllers: [RecordsController, BestTimesController],
  providers: [LatestRecordsOf, RememberedReigns],
  exports: [RememberedReigns],
})
export class RecordsModule {}
