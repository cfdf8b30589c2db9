import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.ts';
import { CurrentGameVersion } from './current-game-version.ts';
import { LoadedCatalogue } from './loaded-catalogue.ts';
import { PastCatalogues } from './past-catalogues.ts';
import { UpcomingTags } from './upcoming-tags.ts';

@Module({
  controllers: [CatalogueController],
  providers: [LoadedCatalogue, CurrentGameVersion, PastCatalogues, UpcomingTags],
  exports: [LoadedCatalogue, CurrentGameVersion, UpcomingTags],
})
export class CatalogueModule {}
