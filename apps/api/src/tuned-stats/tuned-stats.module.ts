import { Module } from '@nestjs/common';
import { tunedStatsCommands, tunedStatsTrustCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { WeighPerson } from '../lap-times/weigh-person.ts';
import { AroundTunedStatsTrust } from './around-tuned-stats-trust.ts';
import { AroundTunedStats } from './around-tuned-stats.ts';
import { TunedStatsTrustController } from './tuned-stats-trust.controller.ts';
import { TunedStatsController } from './tuned-stats.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [TunedStatsController, TunedStatsTrustController],
  providers: [
    WeighPerson,
    ...handlersOf(tunedStatsCommands, AroundTunedStats),
    ...handlersOf(tunedStatsTrustCommands, AroundTunedStatsTrust),
  ],
})
export class TunedStatsModule {}
