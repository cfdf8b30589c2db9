import { Module } from '@nestjs/common';
import { bulkActionCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { HistoryModule } from '../history/history.module.ts';
import { EligibleReviewers } from '../members/eligible-reviewers.ts';
import { BulkActionPlans } from './bulk-action-plans.ts';
import { BulkActionRuns } from './bulk-action-runs.ts';
import { BulkActionsController } from './bulk-actions.controller.ts';

@Module({
  imports: [HistoryModule],
  controllers: [BulkActionsController],
  providers: [EligibleReviewers, BulkActionPlans, ...handlersOf(bulkActionCommands, BulkActionRuns)],
})
export class BulkActionsModule {}
