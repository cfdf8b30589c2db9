import type { CarEvent, CarAttributes, CarHistoryRestated, CarReleased, CarSource } from '#domain';
import { compareGameVersions } from '#racing';
import type { Projection } from '#read-store';

/**
 * A car in today's catalogue. A retired car stays, for decks that have it. `releasedIn` and `gameVersion` are the
 * oldest and the newest game version with data; the stats are those of `statedIn`, except for the ones that `restated`
 * names.
 */
export type CatalogueCar = CarAttributes & {
  readonly id: string;
  readonly retired: boolean;
  readonly source: CarSource;
  readonly releasedIn: string;
  readonly gameVersion: string;
  readonly statedIn: string;
  readonly restated: { readonly [Field in keyof CarAttributes]?: string };
};

/** View `cars`: every car, retired ones included. */
export const cars: Projection<CarEvent, CatalogueCar> = {
  name: 'cars',
  version: 2,
  handles: ['CarReleased', 'CarRevised', 'CarRetired', 'CarReturned', 'CarHistoryRestated'],
  indexes: [['retired', 'rq']],
  keysOf: ({ data }) => [data.carId],
  channel: () => 'catalogue',
  evolve: (doc, event) => {
    if (!doc) return event.type === 'CarReleased' ? released(event.data) : undefined;
    switch (event.type) {
      case 'CarReleased':
        return told(doc, event.data.gameVersion, event.data.car, event.data.source);
      case 'CarRevised':
        return told(doc, event.data.gameVersion, event.data.changes, event.data.source);
      case 'CarHistoryRestated':
        return restated(doc, event);
      case 'CarRetired':
        return { ...doc, retired: true };
      case 'CarReturned':
        return { ...doc, retired: false, source: event.data.source };
    }
  },
};

const released = ({ car, carId, source, gameVersion }: CarReleased['data']): CatalogueCar => ({
  id: carId,
  ...car,
  retired: false,
  source,
  releasedIn: gameVersion,
  gameVersion,
  statedIn: gameVersion,
  restated: {},
});

/** A statement about a version changes a stat of today unless a newer version has one about it. */
const told = (doc: CatalogueCar, version: string, facts: Partial<CarAttributes>, source: CarSource): CatalogueCar => {
  const holding = Object.entries(facts).filter(
    ([field]) => compareGameVersions(version, doc.restated[field as keyof CarAttributes] ?? doc.statedIn) >= 0,
  );
  return {
    ...doc,
    ...(Object.fromEntries(holding) as Partial<CarAttributes>),
    source,
    releasedIn: [doc.releasedIn, version].toSorted(compareGameVersions)[0] ?? version,
    gameVersion: [doc.gameVersion, version].toSorted(compareGameVersions)[1] ?? version,
    restated: { ...doc.restated, ...Object.fromEntries(holding.map(([field]) => [field, version])) },
  };
};

const restated = (doc: CatalogueCar, { data: { history, source } }: CarHistoryRestated): CatalogueCar => {
  const first = history.findIndex(({ whole }) => whole);
  const [release, ...more] = first < 0 ? [] : history.slice(first);
  if (!release) return { ...doc, source };
  const { id, retired } = doc;
  const begun = {
    ...released({ carId: id, car: release.facts as CarAttributes, source, gameVersion: release.gameVersion }),
    retired,
  };
  return more.reduce((now, { gameVersion, facts }) => told(now, gameVersion, facts, source), begun);
};
