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
import { PersonTrust } from '../lap-times/person-trust.ts';
import { ViewCountsModule } from '../view-counts/view-counts.module.ts';
import { RoundLookups } from './rounds.lookups.ts';
import { FindRounds } from './find-rounds.ts';
import { HeldRounds } from './held-rounds.ts';
import { RoundCommandsController } from './round-commands.controller.ts';
import { RoundSubmissionsController } from './round-submissions.controller.ts';
import { RoundsController } from './rounds.controller.ts';
import { SavedHandsController } from './saved-hands.controller.ts';
import { SavedMatchesController } from './saved-matches.controller.ts';
import { RoundsPresenter } from './rounds.presenter.ts';
import { StaleRounds } from './stale-rounds.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, ViewCountsModule],
  controllers: [
    RoundsController,
    RoundCommandsController,
    RoundSubmissionsController,
    SavedHandsController,
    SavedMatchesController,
  ],
  providers: [
    ItemVersions,
    PersonTrust,
    HeldRounds,
    ...handlersOf(roundCommands, RoundLookups),
    ...handlersOf(roundLockCommands, RoundLookups),
    ...handlersOf(roundDraftCommands, RoundLookups),
    ...handlersOf(roundTrustCommands, RoundLookups),
    ...handlersOf(roundSolvingCommands, RoundLookups),
    FindRounds,
    RoundsPresenter,
    StaleRounds,
  ],
  exports: [FindRounds, RoundsPresenter],
})
export class RoundsModule {}
