import { Module } from '@nestjs/common';
import { recapCommands } from '#domain';
import { handlersOf } from '../commands/handlers-of.ts';
import { RecapCommandsController } from './recap-commands.controller.ts';
import { RecapReader } from './recap-reader.ts';
import { RecapsController } from './recaps.controller.ts';
import { RememberedReigns } from './remembered-reigns.ts';
import { SiteRecapController } from './site-recap.controller.ts';

/** What a year was: one's own, another's by a link, everybody's. */
@Module({
  controllers: [RecapsController, SiteRecapController, RecapCommandsController],
  providers: [RecapReader, RememberedReigns, ...handlersOf(recapCommands)],
})
export class RecapsModule {}
