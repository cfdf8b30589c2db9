import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type CarPage, carPage, foundCars, type FoundCars } from '#contracts';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds, carsPage, MAX_CARS_A_PAGE } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { criteriaIn, findCars } from '../catalogue/find-cars.ts';
import { LoadedCatalogue } from '../catalogue/loaded-catalogue.ts';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { InView } from '../in-view.ts';
import { CarIds } from './car-ids.ts';

const MOST_IDS = 100;
const CARS_A_PAGE = 100;
const WORDS_CHARACTERS_MAX = 100;
const carAnswers = z.union([foundCars, carPage]);

const carsQuery = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.string().min(1).max(120)).max(MOST_IDS))
    .optional(),
  q: z.string().max(WORDS_CHARACTERS_MAX).optional(),
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_CARS_A_PAGE).default(CARS_A_PAGE),
});

@ApiTags('cars')
@Controller('api/v1/cars')
export class CarsController {
  constructor(
    @InView(cars) private readonly cars: View<CatalogueCar>,
    private readonly catalogue: LoadedCatalogue,
    private readonly carIds: CarIds,
  ) {}

  @Get()
  @ReadsView(cars)
  @ApiOperation({
    summary:
      'Cars by id, guid or number; those that fit words and criteria; or those offered, by rating; with counters',
  })
  @ApiQuery({ name: 'criteria', required: false, schema: { type: 'string', example: '~R40_79~yStandard' } })
  @ApiResponse({ status: 200, standardSchema: carAnswers })
  @Problems(400, 503)
  async page(
    @Query({ schema: carsQuery }) { ids, q, after, limit }: z.infer<typeof carsQuery>,
    @Req() { url }: FastifyRequest,
  ): Promise<Positioned<CarPage | FoundCars>> {
    const criteria = criteriaIn(url);
    if (q !== undefined || criteria !== undefined) {
      const loaded = await this.catalogue.newest();
      return { position: loaded.position, body: findCars(loaded, { q, criteria, after, limit }) };
    }
    if (ids) return this.#named(ids);
    const { position, ...body } = await carsPage(this.cars, { limit, ...(after === undefined ? {} : { after }) });
    return { position, body: { ...body, ...(await this.catalogue.counts()) } };
  }

  async #named(names: readonly string[]): Promise<Positioned<CarPage>> {
    const ids = await this.carIds.all(names);
    const { position, items } = await carsByIds(this.cars, ids);
    const aliased = names.flatMap((name, at) => (ids[at] === undefined || ids[at] === name ? [] : [[name, ids[at]]]));
    const aliases = aliased.length === 0 ? {} : { aliases: Object.fromEntries(aliased) as Record<string, string> };
    return { position, body: { items, ...aliases } };
  }
}
