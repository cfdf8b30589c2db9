import { Module } from '@nestjs/common';
import { operationCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundOperations } from './around-operations.ts';
import { OperationsController } from './operations.controller.ts';
import { SelfCare } from './self-care.ts';

@Module({
  controllers: [OperationsController],
  providers: [SelfCare, ...handlersOf(operationCommands, AroundOperations)],
})
export class OperationsModule {}
