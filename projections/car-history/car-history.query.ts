import type { CarAttributes } from '#domain';
import {
  compareGameVersions,
  attributesAt,
  gameVersionRank,
  sameCarFigure,
  type VersionTimeline,
  withStatement,
} from '#racing';
import type { Stored, View } from '#read-store';
import type { CarHistoryDoc, CarVersionEntry } from './car-history.projection.ts';

export type FigureChanges = Readonly<Record<string, readonly [was: unknown, is: unknown]>>;

/** The changes of one event to a car; for a release, `changes` is empty. */
export type CarChange = Omit<CarVersionEntry, 'whole' | 'facts'> & { readonly changes: FigureChanges };

/** A car that differs between two game versions; `released`: the older one does not have it. */
export type ChangedCar = {
  readonly carId: string;
  readonly name: string;
  readonly released: boolean;
  readonly changes: FigureChanges;
};

/** Changed cars per page, and cars per read of the view. */
export const MAX_CHANGED_CARS = 200;
const CARS_A_READ = 200;

const timelineOf = (said: readonly CarVersionEntry[]): VersionTimeline<CarAttributes> =>
  said.reduce<VersionTimeline<CarAttributes>>((timeline, one) => withStatement(timeline, one), []);

/** The stats of a car in a game version; undefined where the car did not exist. */
export const attributesInVersion = ({ said }: CarHistoryDoc, gameVersion: string): CarAttributes | undefined =>
  attributesAt(timelineOf(said), gameVersion);

/** The car in a game version (absent: in the newest); `facts` is undefined where it did not exist. */
export const carInVersion = async (view: View<CarHistoryDoc>, carId: string, gameVersion?: string) => {
  const position = await view.position();
  const stored = await view.get(carId);
  const timeline = timelineOf(stored?.doc.said ?? []);
  return {
    position,
    known: stored !== undefined,
    newest: timeline.at(-1)?.gameVersion ?? '',
    facts: attributesAt(timeline, gameVersion),
  };
};

/** The changes of each version to a car, newest version first; undefined for an unknown car. */
export const historyOfCar = async (
  view: View<CarHistoryDoc>,
  carId: string,
): Promise<{ position: number; changes: readonly CarChange[] | undefined }> => {
  const position = await view.position();
  const stored = await view.get(carId);
  return { position, changes: stored && changesOf(stored.doc.said).toReversed() };
};

/**
 * By version, then in order of events: the earlier values are those known today, whoever stated them later. A later
 * release is a list that repeated all stats.
 */
const changesOf = (said: readonly CarVersionEntry[]): readonly CarChange[] => {
  const inOrder = said.toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));
  const first = inOrder.findIndex(({ whole }) => whole);
  return inOrder.map(({ whole, facts, ...rest }, at) => {
    const before = at > first && first >= 0 ? attributesAt<CarAttributes>(inOrder.slice(first, at)) : undefined;
    const reason = whole && before && rest.reason === 'released' ? 'list-imported' : rest.reason;
    return { ...rest, reason, changes: before ? differences(before, facts) : {} };
  });
};

type Between = { readonly from: string; readonly to: string; readonly after?: string; readonly limit: number };

/**
 * Cars that were added or changed between two versions, a page of them; `from` is the older one. Unchanged cars are
 * skipped, so that a page is full unless it is the last. `pause` yields to other work between two reads.
 */
export const carsChangedBetween = async (
  view: View<CarHistoryDoc>,
  { from, to, after, limit }: Between,
  pause: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ position: number; items: readonly ChangedCar[]; next?: string }> => {
  const position = await view.position();
  const items: ChangedCar[] = [];
  let next: string | undefined;
  for await (const { docs, cursor } of chunksOf(view, from, after, pause)) {
    for (const [at, { key, doc }] of docs.entries()) {
      const car = doc.replaced ? undefined : changedCar(key, timelineOf(doc.said), from, to);
      if (car && items.length === limit) return { position, items, ...(next === undefined ? {} : { next }) };
      if (!car || items.push(car) < limit) continue;
      next = (await chunkOf(view, from, cursor, at + 1)).next;
    }
  }
  return { position, items };
};

type Chunk = { readonly docs: readonly Stored<CarHistoryDoc>[]; readonly cursor: string | undefined };

async function* chunksOf(
  view: View<CarHistoryDoc>,
  from: string,
  after: string | undefined,
  pause: () => Promise<unknown>,
): AsyncGenerator<Chunk> {
  let cursor = after;
  do {
    const { items, next } = await chunkOf(view, from, cursor, CARS_A_READ);
    yield { docs: items, cursor };
    cursor = next;
    await pause();
  } while (cursor !== undefined);
}

const chunkOf = (view: View<CarHistoryDoc>, from: string, after: string | undefined, limit: number) =>
  view.find({
    range: { field: 'latest', from: gameVersionRank(from) + 1 },
    order: { field: 'latest' },
    limit,
    ...(after === undefined ? {} : { after }),
  });

const changedCar = (
  carId: string,
  timeline: VersionTimeline<CarAttributes>,
  from: string,
  to: string,
): ChangedCar | undefined => {
  const [before, now] = [attributesAt(timeline, from), attributesAt(timeline, to)];
  if (!now) return undefined;
  const changes = before ? differences(before, now) : {};
  if (before && Object.keys(changes).length === 0) return undefined;
  return { carId, name: now.name, released: !before, changes };
};

const differences = (before: CarAttributes, now: Partial<CarAttributes>): FigureChanges =>
  Object.fromEntries(
    Object.entries(now).flatMap(([field, is]) => {
      const was = before[field as keyof CarAttributes];
      return sameCarFigure(field, was, is) ? [] : [[field, [was, is] as const]];
    }),
  );
