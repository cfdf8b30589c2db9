import { Module } from '@nestjs/common';
import {
  roundCommands,
  roundDraftCommands,
  roundLockCommands,
  roundSolvingCommands,
  roundTrustCommands,
} from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { WeighPerson } from '../lap-times/weigh-person.ts';
import { LooksModule } from '../looks/looks.module.ts';
import { AroundRounds } from './around-rounds.ts';
import { FindRounds } from './find-rounds.ts';
import { HeldRounds } from './held-rounds.ts';
import { RoundCommandsController } from './round-commands.controller.ts';
import { RoundSubmissionsController } from './round-submissions.controller.ts';
import { RoundsController } from './rounds.controller.ts';
import { SavedHandsController } from './saved-hands.controller.ts';
import { SavedMatchesController } from './saved-matches.controller.ts';
import { ShowRounds } from './show-rounds.ts';
import { StaleRounds } from './stale-rounds.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LooksModule],
  controllers: [
    RoundsController,
    RoundCommandsController,
    RoundSubmissionsController,
    SavedHandsController,
    SavedMatchesController,
  ],
  providers: [
    ItemVersions,
    WeighPerson,
    HeldRounds,
    ...handlersOf(roundCommands, AroundRounds),
    ...handlersOf(roundLockCommands, AroundRounds),
    ...handlersOf(roundDraftCommands, AroundRounds),
    ...handlersOf(roundTrustCommands, AroundRounds),
    ...handlersOf(roundSolvingCommands, AroundRounds),
    FindRounds,
    ShowRounds,
    StaleRounds,
  ],
  exports: [FindRounds, ShowRounds],
})
export class RoundsModule {}
