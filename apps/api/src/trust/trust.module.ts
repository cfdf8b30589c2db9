import { Module } from '@nestjs/common';
import { appealCommands, reportCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { TranslationsModule } from '../translations/translations.module.ts';
import { AppealsController } from './appeals.controller.ts';
import { LiveModule } from '../live/live.module.ts';
import { AppealLookups } from './appeals.lookups.ts';
import { ReportLookups } from './reports.lookups.ts';
import { FindDecision } from './find-decision.ts';
import { ReportsController } from './reports.controller.ts';

@Module({
  imports: [LiveModule, TranslationsModule],
  controllers: [ReportsController, AppealsController],
  providers: [FindDecision, ...handlersOf(reportCommands, ReportLookups), ...handlersOf(appealCommands, AppealLookups)],
  exports: [FindDecision],
})
export class TrustModule {}
