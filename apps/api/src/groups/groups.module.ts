import { Module } from '@nestjs/common';
import { communityGroupCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { AroundGroups } from './around-groups.ts';
import { GroupCommandsController } from './group-commands.controller.ts';
import { GroupsController } from './groups.controller.ts';
import { ShowGroups } from './show-groups.ts';

@Module({
  controllers: [GroupsController, GroupCommandsController],
  providers: [ShowGroups, ...handlersOf(communityGroupCommands, AroundGroups)],
  exports: [ShowGroups],
})
export class GroupsModule {}
