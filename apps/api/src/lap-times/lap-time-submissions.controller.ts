import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { lapTimeTrust as calls, type PersonsTimes, type ReadRequestOf, type LapTimeSubmissionPage } from '#contracts';
import { lapTimeItemId } from '#domain';
import type { EventStore } from '#event-store';
import type { Caller } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import {
  type LapTimeSubmissionDoc,
  lapTimeSubmissions,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import {
  disputedTimes,
  type FoundTimes,
  timesOfPerson,
} from '#projections/lap-time-submissions/lap-time-submissions.query';
import { trustOf } from '#racing';
import type { View } from '#read-store';
import { By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { withRole } from '../members/with-role.ts';
import { personNamed } from '../members/person-named.ts';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { presentLapTimeSubmission } from './lap-time-submission.presenter.ts';
import { PersonTrust } from './person-trust.ts';

/** Lists of submitted times: the disputed ones, and one user's. */
@Controller()
export class LapTimeSubmissionsController {
  constructor(
    @InjectView(lapTimeSubmissions) private readonly times: View<LapTimeSubmissionDoc>,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    private readonly person: PersonTrust,
    private readonly evidence: LapTimeEvidence,
    private readonly versions: ItemVersions,
  ) {}

  @Endpoint(calls.disputed)
  async disputed(
    @Parsed() { query }: ReadRequestOf<typeof calls.disputed>,
    @By() by: Caller,
  ): Promise<Positioned<LapTimeSubmissionPage>> {
    return this.#shown(await disputedTimes(this.times, query), by);
  }

  @Endpoint(calls.ofPerson)
  async ofPerson(
    @Parsed() { params, query }: ReadRequestOf<typeof calls.ofPerson>,
    @By() by: Caller,
  ): Promise<Positioned<PersonsTimes>> {
    const { id: userId, name } = await personNamed(this.accounts, params.name);
    const { position, body } = await this.#shown(await timesOfPerson(this.times, { userId, ...query }), by);
    const figures = await this.person.figures(userId);
    return { position, body: { ...body, userId, name, trust: { ...figures, value: trustOf(figures) } } };
  }

  async #shown({ position, items, ...rest }: FoundTimes, by: Caller): Promise<Positioned<LapTimeSubmissionPage>> {
    const caller = await withRole(this.eventStore, by);
    const found = await carsByIds(this.cars, [...new Set(items.map(({ carId }) => carId))]);
    const around = {
      caller,
      pictures: await this.evidence.of(items, caller),
      names: await this.accounts.displayNames(items.map((time) => time.by)),
      cars: new Map(found.items.map((car) => [car.id, car])),
    };
    const asked = { by: caller, itemIds: items.map(lapTimeItemId), position };
    const version = await this.versions.of('lap-time', asked);
    const shown = items.map((time) => ({ ...presentLapTimeSubmission(time, around), ...version(lapTimeItemId(time)) }));
    return { position, body: { items: shown, ...rest } };
  }
}
