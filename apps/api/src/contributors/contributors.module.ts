import { Module } from '@nestjs/common';
import { contributorConsentCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ContributorTally } from './contributor-tally.ts';
import { PeopleController } from './people.controller.ts';
import { ContributorsController } from './contributors.controller.ts';

@Module({
  controllers: [ContributorsController, PeopleController],
  providers: [ContributorTally, ...handlersOf(contributorConsentCommands)],
  exports: [ContributorTally],
})
export class ContributorsModule {}
