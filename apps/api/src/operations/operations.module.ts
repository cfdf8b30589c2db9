import { Module } from '@nestjs/common';
import { operationCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundOperations } from './around-operations.ts';
import { OperationsController } from './operations.controller.ts';

@Module({ controllers: [OperationsController], providers: [...handlersOf(operationCommands, AroundOperations)] })
export class OperationsModule {}
