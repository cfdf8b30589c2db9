import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { LapTimesModule } from '../lap-times/lap-times.module.ts';
import { TranslationsModule } from '../translations/translations.module.ts';
import { EmbeddedFacts } from './embedded-facts.ts';
import { EmbedsController } from './embeds.controller.ts';
import { WordsOfLanguage } from './embed-words.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LapTimesModule, TranslationsModule],
  controllers: [EmbedsController],
  providers: [EmbeddedFacts, WordsOfLanguage],
})
export class EmbedsModule {}
