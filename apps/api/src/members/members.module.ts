import { Module } from '@nestjs/common';
import { memberCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { LiveModule } from '../live/live.module.ts';
import { MemberLookups } from './members.lookups.ts';
import { MembersController } from './members.controller.ts';
import { NamesController } from './names.controller.ts';

@Module({
  imports: [LiveModule],
  controllers: [MembersController, NamesController],
  providers: [...handlersOf(memberCommands, MemberLookups)],
})
export class MembersModule {}
