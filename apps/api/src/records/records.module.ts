import { Module } from '@nestjs/common';
import { BestTimesController } from './best-times.controller.ts';
import { LatestRecordsOf } from './latest-records.ts';
import { RecordsController } from './records.controller.ts';

@Module({ controllers: [RecordsController, BestTimesController], providers: [LatestRecordsOf] })
export class RecordsModule {}
