import { Module } from '@nestjs/common';
import { timelineItemCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { TimelineLookups } from './timeline.lookups.ts';
import { TimelinePresenter } from './timeline.presenter.ts';
import { TimelineCommandsController } from './timeline-commands.controller.ts';
import { TimelineController } from './timeline.controller.ts';
import { TimelineFilesController } from './timeline-files.controller.ts';

@Module({
  imports: [CarsModule],
  controllers: [TimelineFilesController, TimelineController, TimelineCommandsController],
  providers: [TimelinePresenter, ...handlersOf(timelineItemCommands, TimelineLookups)],
})
export class TimelineModule {}
