import { Module } from '@nestjs/common';
import { ClientConfigController } from './client-config.controller.ts';

@Module({ controllers: [ClientConfigController] })
export class ClientConfigModule {}
