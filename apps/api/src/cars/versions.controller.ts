import { setImmediate as turn } from 'node:timers/promises';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type ReadRequestOf,
  type VersionChanges,
  type VersionList,
  versions,
  type VersionSummary,
  type Written,
} from '#contracts';
import { DateGameVersion, ReleaseGameVersion } from '#domain';
import { carHistory, type CarHistoryDoc } from '#projections/car-history/car-history.projection';
import { carsChangedBetween } from '#projections/car-history/car-history.query';
import { versionChanges, type VersionChangesDoc } from '#projections/version-changes/version-changes.projection';
import { gameVersionsOf } from '#projections/version-changes/version-changes.query';
import type { View } from '#read-store';
import { changesWithoutTags } from '#racing';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { UpcomingTags } from '../catalogue/upcoming-tags.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { requestedVersion } from './requested-version.ts';

@Controller()
export class VersionsController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(versionChanges) private readonly versions: View<VersionChangesDoc>,
    @InjectView(carHistory) private readonly histories: View<CarHistoryDoc>,
    private readonly tags: UpcomingTags,
  ) {}

  @Endpoint(versions.list)
  async list(): Promise<Positioned<VersionList>> {
    const { position, items } = await gameVersionsOf(this.versions);
    return { position, body: { items: items.map(summary) } };
  }

  @Endpoint(versions.release)
  release(
    @Parsed() { body }: ReadRequestOf<typeof versions.release>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(ReleaseGameVersion, body));
  }

  @Endpoint(versions.date)
  date(
    @Parsed() { params, body }: ReadRequestOf<typeof versions.date>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    return this.commands.execute(command(DateGameVersion, { gameVersion: params.version, ...body }));
  }

  @Endpoint(versions.changes)
  async changes(
    @Parsed() { query: { after, limit, ...asked } }: ReadRequestOf<typeof versions.changes>,
  ): Promise<Positioned<VersionChanges>> {
    const [from, to] = [requestedVersion(asked.from), requestedVersion(asked.to)];
    const left = await this.tags.leftOut(asked);
    const cursor = after === undefined ? {} : { after };
    const { position, items, next } = await carsChangedBetween(this.histories, { from, to, limit, ...cursor }, turn);
    const summaries = await gameVersionsOf(this.versions, { after: from, upTo: to });
    const body = {
      from,
      to,
      versions: summaries.items.map(summary),
      items: items.flatMap((car) => changedCar(car, left)),
    };
    return { position: Math.min(position, summaries.position), body: next === undefined ? body : { ...body, next } };
  }
}

const summary = ({
  gameVersion: version,
  releasedOn,
  carsReleased,
  carsRevised,
  fields,
}: VersionChangesDoc): VersionSummary => ({
  gameVersion: version,
  ...(releasedOn !== undefined && { releasedOn }),
  carsReleased,
  carsRevised,
  fields: { ...fields } as VersionSummary['fields'],
});

type ChangedCar = Awaited<ReturnType<typeof carsChangedBetween>>['items'][number];

const changedCar = ({ changes, ...car }: ChangedCar, left: ReadonlySet<string>): VersionChanges['items'] => {
  const shown = changesWithoutTags(changes, left);
  if (!car.released && Object.keys(shown).length === 0) return [];
  return [
    { ...car, changes: Object.fromEntries(Object.entries(shown).map(([field, [was, is]]) => [field, [was, is]])) },
  ];
};
