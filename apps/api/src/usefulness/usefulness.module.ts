import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { CatalogueModule } from '../catalogue/catalogue.module.ts';
import { CountedUsefulness } from './counted-usefulness.ts';
import { UsefulnessController } from './usefulness.controller.ts';

@Module({
  imports: [CarsModule, CatalogueModule],
  controllers: [UsefulnessController],
  providers: [CountedUsefulness],
})
export class UsefulnessModule {}
