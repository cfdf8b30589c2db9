import { Module } from '@nestjs/common';
import { VisitCounter } from './visit-counter.ts';
import { VisitsController } from './visits.controller.ts';

@Module({ controllers: [VisitsController], providers: [VisitCounter] })
export class VisitsModule {}
