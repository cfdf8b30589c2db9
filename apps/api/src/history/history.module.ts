import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { HistoryController } from './history.controller.ts';
import { ShowHistory } from './show-history.ts';
import { Undoing } from './undoing.ts';

@Module({
  imports: [QueueModule],
  controllers: [HistoryController],
  providers: [ShowHistory, Undoing],
  exports: [Undoing],
})
export class HistoryModule {}
