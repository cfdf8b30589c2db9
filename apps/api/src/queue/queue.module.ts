import { Module } from '@nestjs/common';
import { queueCommands } from '#domain';
import { CarPhotosModule } from '../car-photos/car-photos.module.ts';
import { AnimatedCardsModule } from '../animated-cards/animated-cards.module.ts';
import { CarReviewsModule } from '../car-reviews/car-reviews.module.ts';
import { RoundsModule } from '../rounds/rounds.module.ts';
import { GroupsModule } from '../groups/groups.module.ts';
import { TranslationsModule } from '../translations/translations.module.ts';
import { TrustModule } from '../trust/trust.module.ts';
import { CarsModule } from '../cars/cars.module.ts';
import { LapTimesModule } from '../lap-times/lap-times.module.ts';
import { TemplatesModule } from '../templates/templates.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { CarSubjects } from './car-subjects.ts';
import { CarPhotosInQueue } from './kinds/car-photos-in-queue.ts';
import { AppealsInQueue } from './kinds/appeals-in-queue.ts';
import { AnimatedCardsInQueue } from './kinds/animated-cards-in-queue.ts';
import { CarReviewsInQueue } from './kinds/car-reviews-in-queue.ts';
import { GroupsInQueue } from './kinds/groups-in-queue.ts';
import { ImportRowsInQueue } from './kinds/import-rows-in-queue.ts';
import { LapTimesInQueue } from './kinds/lap-times-in-queue.ts';
import { PendingCarsInQueue } from './kinds/pending-cars-in-queue.ts';
import { ReportsInQueue } from './kinds/reports-in-queue.ts';
import { ThingsNamed } from './kinds/things-named.ts';
import { RoundsInQueue } from './kinds/rounds-in-queue.ts';
import { TemplatesInQueue } from './kinds/templates-in-queue.ts';
import { TranslationsInQueue } from './kinds/translations-in-queue.ts';
import { KindsInQueue } from './kinds-in-queue.ts';
import { NotificationSubjects } from './notification-subjects.ts';
import { QueueCommandsController } from './queue-commands.controller.ts';
import { QueueFiguresController } from './queue-figures.controller.ts';
import { QueueVisibility } from './queue-visibility.ts';
import { QueueController } from './queue.controller.ts';
import { EligibleReviewers } from '../members/eligible-reviewers.ts';
import { ReviewMailing } from './review-mailing.ts';
import { ShortOfStaff } from './short-of-staff.ts';
import { QueuePresenter } from './queue.presenter.ts';

@Module({
  imports: [
    CarsModule,
    LapTimesModule,
    TemplatesModule,
    CarPhotosModule,
    AnimatedCardsModule,
    CarReviewsModule,
    RoundsModule,
    GroupsModule,
    TranslationsModule,
    TrustModule,
  ],
  controllers: [QueueFiguresController, QueueController, QueueCommandsController],
  providers: [
    ...handlersOf(queueCommands, ShortOfStaff),
    CarSubjects,
    LapTimesInQueue,
    TemplatesInQueue,
    PendingCarsInQueue,
    CarPhotosInQueue,
    AnimatedCardsInQueue,
    CarReviewsInQueue,
    ImportRowsInQueue,
    RoundsInQueue,
    GroupsInQueue,
    TranslationsInQueue,
    ThingsNamed,
    ReportsInQueue,
    AppealsInQueue,
    KindsInQueue,
    QueuePresenter,
    QueueVisibility,
    NotificationSubjects,
    ReviewMailing,
    EligibleReviewers,
  ],
  exports: [KindsInQueue, QueueVisibility],
})
export class QueueModule {}
