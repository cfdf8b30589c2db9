import { Module } from '@nestjs/common';
import { communityGroupCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { GroupLookups } from './groups.lookups.ts';
import { GroupCommandsController } from './group-commands.controller.ts';
import { GroupsController } from './groups.controller.ts';
import { GroupsPresenter } from './groups.presenter.ts';

@Module({
  controllers: [GroupsController, GroupCommandsController],
  providers: [GroupsPresenter, ...handlersOf(communityGroupCommands, GroupLookups)],
  exports: [GroupsPresenter],
})
export class GroupsModule {}
