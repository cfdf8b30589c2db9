import { Module } from '@nestjs/common';
import { ApiClientController } from './api-client.controller.ts';

/** A typed client for programs of others. */
@Module({ controllers: [ApiClientController] })
export class ApiClientModule {}
