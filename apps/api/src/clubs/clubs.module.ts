import { Module } from '@nestjs/common';
import { clubDayCommands, clubSetCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ClubLookups } from './clubs.lookups.ts';
import { ClubCommandsController } from './club-commands.controller.ts';
import { ClubsController } from './clubs.controller.ts';
import { StaffClubsController } from './staff-clubs.controller.ts';

@Module({
  controllers: [ClubsController, StaffClubsController, ClubCommandsController],
  providers: [...handlersOf(clubSetCommands), ...handlersOf(clubDayCommands, ClubLookups)],
})
export class ClubsModule {}
