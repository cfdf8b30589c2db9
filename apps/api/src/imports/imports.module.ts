import { Module } from '@nestjs/common';
import { ImportsController } from './imports.controller.ts';
import { SettleImportRowHandler } from './settle-import-row.handler.ts';

@Module({ controllers: [ImportsController], providers: [SettleImportRowHandler] })
export class ImportsModule {}
