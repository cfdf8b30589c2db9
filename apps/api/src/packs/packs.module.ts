import { Module } from '@nestjs/common';
import { packCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { PacksController } from './packs.controller.ts';

@Module({ controllers: [PacksController], providers: [...handlersOf(packCommands)] })
export class PacksModule {}
