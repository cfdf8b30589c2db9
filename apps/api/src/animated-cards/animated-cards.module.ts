import { Module } from '@nestjs/common';
import { animatedCardCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AnimatedCardLookups } from './animated-cards.lookups.ts';
import { AnimatedCardFiles } from './animated-card-files.ts';
import { AnimatedCardsPresenter } from './animated-cards.presenter.ts';
import { AnimatedCardCommandsController } from './animated-card-commands.controller.ts';
import { AnimatedCardsController } from './animated-cards.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, UploadsModule],
  controllers: [AnimatedCardsController, AnimatedCardCommandsController],
  providers: [
    ...handlersOf(animatedCardCommands, AnimatedCardLookups),
    AnimatedCardFiles,
    AnimatedCardsPresenter,
    ItemVersions,
  ],
  exports: [AnimatedCardsPresenter],
})
export class AnimatedCardsModule {}
