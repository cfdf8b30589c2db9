import { Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.ts';
import { HistoryController } from './history.controller.ts';
import { LogVisibility } from './log-visibility.ts';
import { HistoryPresenter } from './history.presenter.ts';
import { Undoing } from './undoing.ts';

@Module({
  imports: [QueueModule],
  controllers: [HistoryController],
  providers: [LogVisibility, HistoryPresenter, Undoing],
  exports: [LogVisibility, Undoing],
})
export class HistoryModule {}
