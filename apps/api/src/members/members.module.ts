import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.ts';
import { MemberActs } from './member-acts.ts';
import { MembersController } from './members.controller.ts';

@Module({ imports: [LiveModule], controllers: [MembersController], providers: [MemberActs] })
export class MembersModule {}
