import { Module } from '@nestjs/common';
import { CarsModule } from '../cars/cars.module.ts';
import { LookCounter } from './look-counter.ts';
import { LooksController } from './looks.controller.ts';
import { LooksOfMatrix } from './looks-of-matrix.ts';
import { WantedCells } from './wanted-cells.ts';

@Module({
  imports: [CarsModule],
  controllers: [LooksController],
  providers: [LookCounter, LooksOfMatrix, WantedCells],
  exports: [LookCounter, LooksOfMatrix],
})
export class LooksModule {}
