import { Module } from '@nestjs/common';
import { plannedEventCommands, plannedEventMaking } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { LooksModule } from '../looks/looks.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AroundPlannedEvents } from './around-planned-events.ts';
import { EventField } from './event-field.ts';
import { KingsController } from './kings.controller.ts';
import { PlannedEventFiles } from './planned-event-files.ts';
import { PlannedEventCommandsController } from './planned-event-commands.controller.ts';
import { PlannedEventsController } from './planned-events.controller.ts';
import { StaffEventsController } from './staff-events.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LooksModule, UploadsModule],
  controllers: [PlannedEventsController, StaffEventsController, KingsController, PlannedEventCommandsController],
  providers: [
    EventField,
    PlannedEventFiles,
    ...handlersOf(plannedEventMaking, AroundPlannedEvents),
    ...handlersOf(plannedEventCommands, AroundPlannedEvents),
  ],
})
export class PlannedEventsModule {}
