import { Module } from '@nestjs/common';
import { carPhotoCommands } from '#domain';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { handlersOf } from '../commands/handlers-of.ts';
import { UploadsModule } from '../uploads/uploads.module.ts';
import { CarPhotoLookups } from './car-photos.lookups.ts';
import { CarPhotoCommandsController } from './car-photo-commands.controller.ts';
import { CarPhotoFiles } from './car-photo-files.ts';
import { CarPhotosController } from './car-photos.controller.ts';
import { CarPhotosPresenter } from './car-photos.presenter.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Module({
  imports: [CarsModule, CatalogueModule, UploadsModule],
  controllers: [CarPhotosController, CarPhotoCommandsController],
  providers: [...handlersOf(carPhotoCommands, CarPhotoLookups), CarPhotoFiles, CarPhotosPresenter, ItemVersions],
  exports: [CarPhotosPresenter],
})
export class CarPhotosModule {}
