import { Module } from '@nestjs/common';
import { ChangesController } from './changes.controller.ts';
import { OpenStreams } from './open-streams.ts';

@Module({ controllers: [ChangesController], providers: [OpenStreams] })
export class ChangesModule {}
