import { Module } from '@nestjs/common';
import { queueCommands } from '#domain';
import { CarPhotosModule } from '../car-photos/car-photos.module.ts';
import { CarReviewsModule } from '../car-reviews/car-reviews.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { CarSubjects } from './car-subjects.ts';
import { CarPhotosInQueue } from './kinds/car-photos-in-queue.ts';
import { CarReviewsInQueue } from './kinds/car-reviews-in-queue.ts';
import { ImportRowsInQueue } from './kinds/import-rows-in-queue.ts';
import { KindsInQueue } from './kinds-in-queue.ts';
import { QueueCommandsController } from './queue-commands.controller.ts';
import { QueueController } from './queue.controller.ts';
import { ShowQueue } from './show-queue.ts';

/** The one queue of everything that waits for a moderator, and what people are told of it. */
@Module({
  imports: [CarPhotosModule, CarReviewsModule],
  controllers: [QueueController, QueueCommandsController],
  providers: [
    ...handlersOf(queueCommands),
    CarSubjects,
    CarPhotosInQueue,
    CarReviewsInQueue,
    ImportRowsInQueue,
    KindsInQueue,
    ShowQueue,
  ],
})
export class QueueModule {}
