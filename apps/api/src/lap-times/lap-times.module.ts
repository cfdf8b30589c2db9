import { Module } from '@nestjs/common';
import { lapTimeCommands, lapTimeEvidenceCommands, lapTimeTrustCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { LooksModule } from '../looks/looks.module.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AroundLapTimeTrust } from './around-lap-time-trust.ts';
import { AroundLapTimes } from './around-lap-times.ts';
import { CellStoryController } from './cell-story.controller.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { LapTimeTrustController } from './lap-time-trust.controller.ts';
import { PastColumns } from './past-columns.ts';
import { SaidTimesController } from './said-times.controller.ts';
import { LapTimesController } from './lap-times.controller.ts';
import { ShowLapTimeReview } from './show-lap-time-review.ts';
import { WeighFigures } from './weigh-figures.ts';
import { WeighPerson } from './weigh-person.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LooksModule, UploadsModule],
  controllers: [LapTimesController, CellStoryController, LapTimeTrustController, SaidTimesController],
  providers: [
    ItemVersions,
    WeighPerson,
    WeighFigures,
    ShowLapTimeReview,
    PastColumns,
    ...handlersOf(lapTimeCommands, AroundLapTimes),
    ...handlersOf(lapTimeTrustCommands, AroundLapTimeTrust),
    ...handlersOf(lapTimeEvidenceCommands, LapTimeEvidence),
  ],
  exports: [PastColumns, ShowLapTimeReview, WeighFigures],
})
export class LapTimesModule {}
