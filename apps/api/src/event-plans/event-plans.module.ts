import { Module } from '@nestjs/common';
import { eventReminderCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { EventPicksController } from './event-picks.controller.ts';
import { EventPlansController } from './event-plans.controller.ts';
import { EventReminders } from './event-reminders.ts';

@Module({
  controllers: [EventPlansController, EventPicksController],
  providers: [EventReminders, ...handlersOf(eventReminderCommands)],
})
export class EventPlansModule {}
