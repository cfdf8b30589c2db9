import { Module } from '@nestjs/common';
import { plannedEventCommands, plannedEventMaking } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { ViewCountsModule } from '../view-counts/view-counts.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { PlannedEventLookups } from './planned-events.lookups.ts';
import { EventField } from './event-field.ts';
import { KingsController } from './kings.controller.ts';
import { PlannedEventFiles } from './planned-event-files.ts';
import { PlannedEventCommandsController } from './planned-event-commands.controller.ts';
import { PlannedEventsController } from './planned-events.controller.ts';
import { StaffEventsController } from './staff-events.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule, ViewCountsModule, UploadsModule],
  controllers: [PlannedEventsController, StaffEventsController, KingsController, PlannedEventCommandsController],
  providers: [
    EventField,
    PlannedEventFiles,
    ...handlersOf(plannedEventMaking, PlannedEventLookups),
    ...handlersOf(plannedEventCommands, PlannedEventLookups),
  ],
})
export class PlannedEventsModule {}
