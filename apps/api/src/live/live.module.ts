import { Module } from '@nestjs/common';
import { LiveGateway } from './live.gateway.ts';

@Module({ providers: [LiveGateway], exports: [LiveGateway] })
export class LiveModule {}
