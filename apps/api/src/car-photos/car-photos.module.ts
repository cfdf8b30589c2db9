import { Module } from '@nestjs/common';
import { carPhotoCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { AroundCarPhotos } from './around-car-photos.ts';
import { CarPhotoCommandsController } from './car-photo-commands.controller.ts';
import { CarPhotoFiles } from './car-photo-files.ts';
import { CarPhotosController } from './car-photos.controller.ts';
import { ShowCarPhotos } from './show-car-photos.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, UploadsModule],
  controllers: [CarPhotosController, CarPhotoCommandsController],
  providers: [...handlersOf(carPhotoCommands, AroundCarPhotos), CarPhotoFiles, ShowCarPhotos, ItemVersions],
  exports: [ShowCarPhotos],
})
export class CarPhotosModule {}
