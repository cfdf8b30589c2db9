import { Module } from '@nestjs/common';
import { lapTimeCommands, lapTimeEvidenceCommands, lapTimeTrustCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { ViewCountsModule } from '../view-counts/view-counts.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { LapTimeTrustLookups } from './lap-time-trust.lookups.ts';
import { LapTimeLookups } from './lap-times.lookups.ts';
import { CellHistoryController } from './cell-history.controller.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { LapTimeTrustController } from './lap-time-trust.controller.ts';
import { PastColumns } from './past-columns.ts';
import { LapTimeSubmissionsController } from './lap-time-submissions.controller.ts';
import { LapTimesController } from './lap-times.controller.ts';
import { LapTimeReviewPresenter } from './lap-time-review.presenter.ts';
import { PlausibilityCheck } from './plausibility-check.ts';
import { PersonTrust } from './person-trust.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, ViewCountsModule, UploadsModule],
  controllers: [LapTimesController, CellHistoryController, LapTimeTrustController, LapTimeSubmissionsController],
  providers: [
    ItemVersions,
    PersonTrust,
    PlausibilityCheck,
    LapTimeReviewPresenter,
    PastColumns,
    ...handlersOf(lapTimeCommands, LapTimeLookups),
    ...handlersOf(lapTimeTrustCommands, LapTimeTrustLookups),
    ...handlersOf(lapTimeEvidenceCommands, LapTimeEvidence),
  ],
  exports: [PastColumns, LapTimeReviewPresenter, PlausibilityCheck],
})
export class LapTimesModule {}
