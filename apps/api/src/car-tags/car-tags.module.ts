import { Module } from '@nestjs/common';
import { carTagCommands } from '#domain';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { CarTagLookups } from './car-tags.lookups.ts';
import { CarTagsController } from './car-tags.controller.ts';

@Module({
  imports: [CatalogueModule],
  controllers: [CarTagsController],
  providers: [...handlersOf(carTagCommands, CarTagLookups)],
})
export class CarTagsModule {}
