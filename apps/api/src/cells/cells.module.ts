import { Module } from '@nestjs/common';
import { CellsController } from './cells.controller.ts';
import { WithdrawLapTimeHandler } from './withdraw-lap-time.handler.ts';

@Module({ controllers: [CellsController], providers: [WithdrawLapTimeHandler] })
export class CellsModule {}
