import { Module } from '@nestjs/common';
import { recapCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { ContributorsModule } from '../contributors/contributors.module.ts';
import { RecordsModule } from '../records/records.module.ts';
import { TranslationsModule } from '../translations/translations.module.ts';
import { RecapCommandsController } from './recap-commands.controller.ts';
import { RecapPicturesController } from './picture/recap-pictures.controller.ts';
import { RecapPictures } from './picture/recap-pictures.ts';
import { RecapReader } from './recap-reader.ts';
import { RecapBuilder } from './recap-builder.ts';
import { RecapsController } from './recaps.controller.ts';
import { SiteRecapController } from './site-recap.controller.ts';

@Module({
  imports: [ContributorsModule, RecordsModule, TranslationsModule],
  controllers: [RecapsController, SiteRecapController, RecapCommandsController, RecapPicturesController],
  providers: [RecapReader, RecapBuilder, RecapPictures, ...handlersOf(recapCommands)],
})
export class RecapsModule {}
