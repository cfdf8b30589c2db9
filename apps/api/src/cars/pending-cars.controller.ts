import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { cars, type PendingCar, pendingCarActs, type PendingCarPage, type ReadRequestOf } from '#contracts';
import { carWhoMay } from '#domain';
import { type Asking, RuleBroken } from '#kernel';
import { pendingCars, type PendingCarDoc } from '#projections/pending-cars/pending-cars.projection';
import { pendingCarsPage } from '#projections/pending-cars/pending-cars.query';
import { unknownFigures } from '#racing';
import type { View } from '#read-store';
import { By } from '../http/asking.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Controller()
export class PendingCarsController {
  constructor(
    @InView(pendingCars) private readonly pending: View<PendingCarDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(cars.pending)
  async page(
    @Parsed() { query: { status, after, limit } }: ReadRequestOf<typeof cars.pending>,
    @By() by: Asking,
  ): Promise<Positioned<PendingCarPage>> {
    const cursor = after === undefined ? {} : { after };
    const { position, items, ...next } = await pendingCarsPage(this.pending, { status, limit, ...cursor });
    return { position, body: { items: await this.#shown(items, by), ...next } };
  }

  @Endpoint(cars.onePending)
  async one(
    @Parsed() { params: { id } }: ReadRequestOf<typeof cars.onePending>,
    @By() by: Asking,
  ): Promise<Positioned<PendingCar>> {
    const position = await this.pending.position();
    const stored = await this.pending.get(id);
    const [body] = await this.#shown(stored ? [stored.doc] : [], by);
    if (!body) throw new RuleBroken('car-unknown', { carId: id });
    return { position, body };
  }

  async #shown(items: readonly PendingCarDoc[], by: Asking): Promise<PendingCar[]> {
    const acts = items.flatMap((one) => one.acts);
    const names = await this.accounts.displayNames(acts.map((act) => act.by));
    const texts = await this.accounts.texts.bodies(acts.flatMap(({ textId }) => textId ?? []));
    return items.map((one) => shown(one, names, texts, by));
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
