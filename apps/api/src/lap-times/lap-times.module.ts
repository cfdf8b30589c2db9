import { Module } from '@nestjs/common';
import { LapTimesController } from './lap-times.controller.ts';
import { SubmitLapTimeHandler } from './submit-lap-time.handler.ts';

@Module({ controllers: [LapTimesController], providers: [SubmitLapTimeHandler] })
export class LapTimesModule {}
