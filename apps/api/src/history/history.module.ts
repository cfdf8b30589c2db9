import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { HistoryController } from './history.controller.ts';
import { LogSight } from './log-sight.ts';
import { ShowHistory } from './show-history.ts';
import { Undoing } from './undoing.ts';

@Module({
  imports: [QueueModule],
  controllers: [HistoryController],
  providers: [LogSight, ShowHistory, Undoing],
  exports: [LogSight, Undoing],
})
export class HistoryModule {}
