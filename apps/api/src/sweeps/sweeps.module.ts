import { Module } from '@nestjs/common';
import { sweepCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { HistoryModule } from '../history/history.module.ts';
import { AbleStaff } from '../members/able-staff.ts';
import { SweepPlans } from './sweep-plans.ts';
import { SweepRuns } from './sweep-runs.ts';
import { SweepsController } from './sweeps.controller.ts';

@Module({
  imports: [HistoryModule],
  controllers: [SweepsController],
  providers: [AbleStaff, SweepPlans, ...handlersOf(sweepCommands, SweepRuns)],
})
export class SweepsModule {}
