import { Module } from '@nestjs/common';
import { ApiKeysController } from './api-keys.controller.ts';

@Module({ controllers: [ApiKeysController] })
export class ApiKeysModule {}
