import { Module } from '@nestjs/common';
import { importCommands, importRowCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ImportUndoings } from './import-undoings.ts';
import { ImportsController } from './imports.controller.ts';

@Module({
  controllers: [ImportsController],
  providers: [...handlersOf(importRowCommands), ...handlersOf(importCommands, ImportUndoings)],
})
export class ImportsModule {}
