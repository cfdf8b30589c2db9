import { Module } from '@nestjs/common';
import { memberCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { LiveModule } from '../live/live.module.ts';
import { AroundMembers } from './around-members.ts';
import { MembersController } from './members.controller.ts';
import { NamesController } from './names.controller.ts';

@Module({
  imports: [LiveModule],
  controllers: [MembersController, NamesController],
  providers: [...handlersOf(memberCommands, AroundMembers)],
})
export class MembersModule {}
