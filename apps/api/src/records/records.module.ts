import { Module } from '@nestjs/common';
import { LatestRecordsOf } from './latest-records.ts';
import { RecordsController } from './records.controller.ts';

@Module({ controllers: [RecordsController], providers: [LatestRecordsOf] })
export class RecordsModule {}
