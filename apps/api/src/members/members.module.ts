import { Module } from '@nestjs/common';
import { MemberActs } from './member-acts.ts';
import { MembersController } from './members.controller.ts';

@Module({ controllers: [MembersController], providers: [MemberActs] })
export class MembersModule {}
