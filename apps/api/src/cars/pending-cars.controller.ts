import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Accounts } from '#accounts';
import { type PendingCar, pendingCarActs, type PendingCarPage, pendingCarPage } from '#contracts';
import { carWhoMay } from '#domain';
import type { Asking } from '#kernel';
import { pendingCars, type PendingCarDoc } from '#projections/pending-cars/pending-cars.projection';
import { pendingCarsPage } from '#projections/pending-cars/pending-cars.query';
import { unknownFigures } from '#racing';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { type Positioned, ReadsView } from '../http/positioned.ts';
import { Problems } from '../http/problems.ts';
import { StaffOnly } from '../http/staff.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';

const pendingQuery = z.object({
  status: z.enum(['pending', 'released', 'dismissed']).default('pending'),
  after: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

@ApiTags('cars')
@Controller('api/v1/pending-cars')
@StaffOnly('moderator')
export class PendingCarsController {
  constructor(
    @InView(pendingCars) private readonly pending: View<PendingCarDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Get()
  @ReadsView(pendingCars)
  @ApiOperation({ summary: 'Cars that wait until somebody has checked them, and those that were settled' })
  @ApiResponse({ status: 200, standardSchema: pendingCarPage })
  @Problems(400, 401, 403, 503)
  async page(
    @Query({ schema: pendingQuery }) { status, after, limit }: z.infer<typeof pendingQuery>,
    @By() by: Asking,
  ): Promise<Positioned<PendingCarPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, ...next } = await pendingCarsPage(this.pending, { status, limit, ...cursor });
    const acts = items.flatMap((one) => one.acts);
    const names = await this.accounts.displayNames(acts.map((act) => act.by));
    const texts = await this.accounts.texts.bodies(acts.flatMap(({ textId }) => textId ?? []));
    return { position, body: { items: items.map((one) => shown(one, names, texts, by)), ...next } };
  }
}

const shown = (
  { carId, status, gameVersion, facts, completeness, acts }: PendingCarDoc,
  names: ReadonlyMap<string, string | null>,
  texts: ReadonlyMap<string, string>,
  by: Asking,
): PendingCar => ({
  carId,
  status,
  gameVersion,
  figures: facts as PendingCar['figures'],
  completeness,
  unknown: [...unknownFigures(facts)],
  acts: acts.map(({ textId, by: userId, ...act }) => ({
    ...act,
    text: texts.get(textId ?? '') ?? null,
    by: { userId, name: names.get(userId) ?? null },
  })),
  allowed: carWhoMay.allowed({ status: status === 'dismissed' ? 'unknown' : status }, by, pendingCarActs),
});
