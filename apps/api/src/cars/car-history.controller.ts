import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import {
  type CarHistory,
  carHistory as carHistoryShape,
  type CarInVersion,
  carInVersion as carInVersionShape,
  carId,
} from '#contracts';
import { RuleBroken } from '#kernel';
import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { type CarChange, carInVersion, historyOfCar } from '#projections/car-history/car-history.query';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { CarIds } from './car-ids.ts';
import { versionAsked } from './version-asked.ts';

const inVersion = z.object({ version: versionAsked.optional() });
const oneCar = z.object({ id: carId });

@ApiTags('cars')
@Controller('api/v1/cars/:id')
export class CarHistoryController {
  constructor(
    @InView(cars) private readonly cars: View<CatalogueCar>,
    @InView(carHistory) private readonly histories: View<CarHistoryDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly carIds: CarIds,
  ) {}

  @Get()
  @ReadsView(carHistory)
  @ApiOperation({ summary: 'A car, by its id or a guid or number of it, as it is or as a version of the game had it' })
  @ApiResponse({ status: 200, standardSchema: carInVersionShape })
  @Problems(400, 404, 409, 503)
  async car(
    @Param({ schema: oneCar }) { id: named }: z.infer<typeof oneCar>,
    @Query({ schema: inVersion }) { version }: z.infer<typeof inVersion>,
  ): Promise<Positioned<CarInVersion>> {
    const id = (await this.carIds.of(named)) ?? named;
    const then = await carInVersion(this.histories, id, version);
    const { items } = await carsByIds(this.cars, [id]);
    const [today] = items;
    if (!then.known || !today) throw new RuleBroken('car-unknown', { carId: id });
    if (!then.facts) throw new RuleBroken('car-not-yet-released', { carId: id, gameVersion: version });
    const { body, tags, ...facts } = then.facts;
    const stated = { ...facts, body: [...body], tags: [...tags], gameVersion: version ?? then.newest };
    return { position: then.position, body: { ...today, ...stated } };
  }

  @Get('history')
  @ReadsView(carHistory)
  @ApiOperation({ summary: 'What each version of the game made of a car, newest first' })
  @ApiResponse({ status: 200, standardSchema: carHistoryShape })
  @Problems(400, 404, 503)
  async history(@Param({ schema: oneCar }) { id: named }: z.infer<typeof oneCar>): Promise<Positioned<CarHistory>> {
    const id = (await this.carIds.of(named)) ?? named;
    const { position, changes } = await historyOfCar(this.histories, id);
    if (!changes) throw new RuleBroken('car-unknown', { carId: id });
    const names = await this.accounts.displayNames(changes.map(({ by }) => by));
    const texts = await this.accounts.texts.bodies(changes.flatMap(({ textId }) => textId ?? []));
    return { position, body: { carId: id, changes: changes.map((change) => shown(change, names, texts)) } };
  }
}

const shown = (
  { gameVersion: version, reason, source, at, by, textId, changes }: CarChange,
  names: ReadonlyMap<string, string | null>,
  texts: ReadonlyMap<string, string>,
): CarHistory['changes'][number] => ({
  gameVersion: version,
  reason,
  source,
  at,
  by: names.get(by) ?? null,
  text: texts.get(textId ?? '') ?? null,
  changes: Object.fromEntries(Object.entries(changes).map(([field, [was, is]]) => [field, [was, is]])),
});
