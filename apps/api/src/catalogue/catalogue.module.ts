import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.ts';
import { LoadedCatalogue } from './loaded-catalogue.ts';

@Module({ controllers: [CatalogueController], providers: [LoadedCatalogue], exports: [LoadedCatalogue] })
export class CatalogueModule {}
