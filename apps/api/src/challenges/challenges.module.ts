import { Module } from '@nestjs/common';
import { challengeCommands, challengeRoundCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { ChallengeLookups } from './challenges.lookups.ts';
import { ChallengeCommandsController } from './challenge-commands.controller.ts';
import { ChallengesController } from './challenges.controller.ts';

@Module({
  imports: [CarsModule],
  controllers: [ChallengesController, ChallengeCommandsController],
  providers: [
    ...handlersOf(challengeCommands, ChallengeLookups),
    ...handlersOf(challengeRoundCommands, ChallengeLookups),
  ],
})
export class ChallengesModule {}
