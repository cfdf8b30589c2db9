import { Module } from '@nestjs/common';
import { HistoryController } from './history.controller.ts';
import { ShowHistory } from './show-history.ts';

@Module({ controllers: [HistoryController], providers: [ShowHistory] })
export class HistoryModule {}
