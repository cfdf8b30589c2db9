import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type CarHistory, type CarInVersion, cars, type ReadRequestOf } from '#contracts';
import { RuleBroken } from '#kernel';
import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { type CarChange, carInVersion, historyOfCar } from '#projections/car-history/car-history.query';
import { cars as carsView, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import type { View } from '#read-store';
import { changesWithoutTags, withoutTags } from '#racing';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { CarIds } from './car-ids.ts';
import { requestedVersion } from './requested-version.ts';

@Controller()
export class CarHistoryController {
  constructor(
    @InjectView(carsView) private readonly cars: View<CatalogueCar>,
    @InjectView(carHistory) private readonly histories: View<CarHistoryDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly carIds: CarIds,
    private readonly tags: UpcomingTags,
  ) {}

  @Endpoint(cars.one)
  async car(
    @Parsed() { params: { id: named }, query }: ReadRequestOf<typeof cars.one>,
  ): Promise<Positioned<CarInVersion>> {
    const id = (await this.carIds.of(named)) ?? named;
    const version = requestedVersion(query.version);
    const then = await carInVersion(this.histories, id, version);
    const { items } = await carsByIds(this.cars, [id]);
    const [today] = items;
    if (!then.known || !today) throw new RuleBroken('car-unknown', { carId: id });
    if (!then.facts) throw new RuleBroken('car-not-yet-released', { carId: id, gameVersion: version });
    const { body, tags, ...facts } = then.facts;
    const stated = { ...facts, body: [...body], tags: [...tags], gameVersion: version ?? then.newest };
    const whole = { ...today, ...stated };
    return { position: then.position, body: withoutTags(whole, await this.tags.leftOut(query)) };
  }

  @Endpoint(cars.history)
  async history(
    @Parsed() { params: { id: named }, query }: ReadRequestOf<typeof cars.history>,
  ): Promise<Positioned<CarHistory>> {
    const id = (await this.carIds.of(named)) ?? named;
    const { position, changes: said } = await historyOfCar(this.histories, id);
    const changes = said && shownChanges(said, await this.tags.leftOut(query));
    if (!changes) throw new RuleBroken('car-unknown', { carId: id });
    const names = await this.accounts.displayNames(changes.map(({ by }) => by));
    const texts = await this.accounts.texts.bodies(changes.flatMap(({ textId }) => textId ?? []));
    return { position, body: { carId: id, changes: changes.map((change) => shown(change, names, texts)) } };
  }
}

/** A change that only adds a tag of an upcoming collection is not shown yet. */
const shownChanges = (said: readonly CarChange[], left: ReadonlySet<string>): readonly CarChange[] =>
  said.flatMap((change) => {
    const changes = changesWithoutTags(change.changes, left);
    const isSilent = changes !== change.changes && Object.keys(changes).length === 0;
    return isSilent ? [] : { ...change, changes };
  });

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
