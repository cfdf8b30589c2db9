import { Module } from '@nestjs/common';
import { tunedStatsCommands, tunedStatsTrustCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { PersonTrust } from '../lap-times/person-trust.ts';
import { TunedStatsTrustLookups } from './tuned-stats-trust.lookups.ts';
import { TunedStatsLookups } from './tuned-stats.lookups.ts';
import { TunedStatsTrustController } from './tuned-stats-trust.controller.ts';
import { TunedStatsController } from './tuned-stats.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [TunedStatsController, TunedStatsTrustController],
  providers: [
    PersonTrust,
    ...handlersOf(tunedStatsCommands, TunedStatsLookups),
    ...handlersOf(tunedStatsTrustCommands, TunedStatsTrustLookups),
  ],
})
export class TunedStatsModule {}
