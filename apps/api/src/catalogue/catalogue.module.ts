import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.ts';
import { CurrentGameVersion } from './current-game-version.ts';
import { LoadedCatalogue } from './loaded-catalogue.ts';
import { PastCatalogues } from './past-catalogues.ts';
import { UnknownValues } from './unknown-values.ts';
import { UpcomingTags } from './upcoming-tags.ts';

@Module({
  controllers: [CatalogueController],
  providers: [LoadedCatalogue, CurrentGameVersion, PastCatalogues, UnknownValues, UpcomingTags],
  exports: [LoadedCatalogue, CurrentGameVersion, UnknownValues, UpcomingTags],
})
export class CatalogueModule {}
