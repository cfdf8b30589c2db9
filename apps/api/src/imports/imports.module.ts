import { Module } from '@nestjs/common';
import { importCommands, importRowCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { LapTimesModule } from '../lap-times/lap-times.module.ts';
import { FileTimeLookups } from './file-times.lookups.ts';
import { ImportUndoings } from './import-undoings.ts';
import { ImportsController } from './imports.controller.ts';
import { TimesImports } from './times-imports.ts';
import { TimesImportsController } from './times-imports.controller.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, LapTimesModule],
  controllers: [ImportsController, TimesImportsController],
  providers: [
    ItemVersions,
    ...handlersOf(importRowCommands),
    ...handlersOf(importCommands, ImportUndoings),
    FileTimeLookups,
    TimesImports,
  ],
})
export class ImportsModule {}
