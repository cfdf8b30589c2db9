import { Module } from '@nestjs/common';
import { operationCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundOperations } from './around-operations.ts';
import { OperationsController } from './operations.controller.ts';
import { SelfCare } from './self-care.ts';
import { ViewSamples } from './view-samples.ts';

@Module({
  controllers: [OperationsController],
  providers: [SelfCare, ViewSamples, ...handlersOf(operationCommands, AroundOperations)],
})
export class OperationsModule {}
