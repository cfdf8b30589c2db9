import { Module } from '@nestjs/common';
import { ApiClientController } from './api-client.controller.ts';

@Module({ controllers: [ApiClientController] })
export class ApiClientModule {}
