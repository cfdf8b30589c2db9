import { Module } from '@nestjs/common';
import { honoursCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ContributorTally } from './contributor-tally.ts';
import { ContributorsController } from './contributors.controller.ts';

/** Who contributed what, and who wants to be named for it. */
@Module({
  controllers: [ContributorsController],
  providers: [ContributorTally, ...handlersOf(honoursCommands)],
})
export class ContributorsModule {}
