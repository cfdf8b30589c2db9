import { Module } from '@nestjs/common';
import { operationCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { OperationLookups } from './operations.lookups.ts';
import { OperationsController } from './operations.controller.ts';
import { MaintenanceJobs } from './maintenance-jobs.ts';
import { ViewSamples } from './view-samples.ts';

@Module({
  controllers: [OperationsController],
  providers: [MaintenanceJobs, ViewSamples, ...handlersOf(operationCommands, OperationLookups)],
})
export class OperationsModule {}
