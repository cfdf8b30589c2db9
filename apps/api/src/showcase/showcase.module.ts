import { Module } from '@nestjs/common';
import { carLoopCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AroundLoops } from './around-loops.ts';
import { CarLoopFiles } from './car-loop-files.ts';
import { ShowLoops } from './show-loops.ts';
import { ShowcaseCommandsController } from './showcase-commands.controller.ts';
import { ShowcaseController } from './showcase.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, UploadsModule],
  controllers: [ShowcaseController, ShowcaseCommandsController],
  providers: [...handlersOf(carLoopCommands, AroundLoops), CarLoopFiles, ShowLoops, ItemVersions],
  exports: [ShowLoops],
})
export class ShowcaseModule {}
