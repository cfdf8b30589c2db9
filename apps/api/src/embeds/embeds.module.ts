import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { LapTimesModule } from '../lap-times/lap-times.module.ts';
import { TranslationsModule } from '../translations/translations.module.ts';
import { EmbedData } from './embed-data.ts';
import { EmbedsController } from './embeds.controller.ts';
import { TextsOfLanguage } from './embed-texts.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LapTimesModule, TranslationsModule],
  controllers: [EmbedsController],
  providers: [EmbedData, TextsOfLanguage],
})
export class EmbedsModule {}
