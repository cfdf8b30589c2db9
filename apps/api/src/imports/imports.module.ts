import { Module } from '@nestjs/common';
import { importRowCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ImportsController } from './imports.controller.ts';

@Module({ controllers: [ImportsController], providers: [...handlersOf(importRowCommands)] })
export class ImportsModule {}
