import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { type CarPage, carPage } from '#contracts';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds, carsPage, MAX_CARS_A_PAGE } from '#projections/cars/cars.query';
import type { ReadStore, View } from '#read-store';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { READ_STORE } from '../ports.ts';

const MOST_IDS = 100;
const CARS_A_PAGE = 100;

const carsQuery = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(1).max(120)).max(MOST_IDS))
    .optional(),
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_CARS_A_PAGE).default(CARS_A_PAGE),
});

@ApiTags('cars')
@Controller('api/v1/cars')
export class CarsController {
  readonly #cars: View<CatalogueCar>;

  constructor(@Inject(READ_STORE) readStore: ReadStore) {
    this.#cars = readStore.view(cars);
  }

  @Get()
  @ReadsView(cars)
  @ApiOperation({ summary: 'Cars by id, or a page of those offered, highest rating first' })
  @ApiResponse({ status: 200, standardSchema: carPage })
  @Problems(400, 503)
  async page(
    @Query({ schema: carsQuery }) { ids, after, limit }: z.infer<typeof carsQuery>,
  ): Promise<Positioned<CarPage>> {
    const cursor = after === undefined ? {} : { after };
    const found = await (ids ? carsByIds(this.#cars, ids) : carsPage(this.#cars, { limit, ...cursor }));
    const { position, ...body } = found;
    return { position, body };
  }
}
