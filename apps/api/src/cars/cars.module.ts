import { Module } from '@nestjs/common';
import { CarsController } from './cars.controller.ts';

@Module({ controllers: [CarsController] })
export class CarsModule {}
