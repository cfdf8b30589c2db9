import type { CarFacts } from '#domain';
import {
  compareGameVersions,
  factsAt,
  gameVersionRank,
  sameFigure,
  type VersionTimeline,
  withStatement,
} from '#racing';
import type { View } from '#read-store';
import type { CarHistoryDoc, SaidOfCar } from './car-history.projection.ts';

/** Figures that became others: what each was, and what it is. */
export type FigureChanges = Readonly<Record<string, readonly [was: unknown, is: unknown]>>;

/** What was said of a car at once, with what it changed; for a release, `changes` is empty. */
export type CarChange = Omit<SaidOfCar, 'whole' | 'facts'> & { readonly changes: FigureChanges };

/** A car that two versions of the game do not agree on; `released`: the older one does not have it. */
export type ChangedCar = {
  readonly carId: string;
  readonly name: string;
  readonly released: boolean;
  readonly changes: FigureChanges;
};

/** Cars that a page looks at; those that two versions agree on are left out of it, so that it may hold fewer. */
export const MAX_CARS_LOOKED_AT = 200;

const timelineOf = (said: readonly SaidOfCar[]): VersionTimeline<CarFacts> =>
  said.reduce<VersionTimeline<CarFacts>>((timeline, one) => withStatement(timeline, one), []);

/** The figures of a car in a version of the game; undefined where there was no such car. */
export const factsInVersion = ({ said }: CarHistoryDoc, gameVersion: string): CarFacts | undefined =>
  factsAt(timelineOf(said), gameVersion);

/** The car in a version of the game (absent: in the newest); `facts` is undefined where there was no such car. */
export const carInVersion = async (view: View<CarHistoryDoc>, carId: string, gameVersion?: string) => {
  const position = await view.position();
  const stored = await view.get(carId);
  const timeline = timelineOf(stored?.doc.said ?? []);
  return {
    position,
    known: stored !== undefined,
    newest: timeline.at(-1)?.gameVersion ?? '',
    facts: factsAt(timeline, gameVersion),
  };
};

/** What each version made of a car, newest version first; undefined where there is no such car. */
export const historyOfCar = async (
  view: View<CarHistoryDoc>,
  carId: string,
): Promise<{ position: number; changes: readonly CarChange[] | undefined }> => {
  const position = await view.position();
  const stored = await view.get(carId);
  return { position, changes: stored && changesOf(stored.doc.said).toReversed() };
};

const changesOf = (said: readonly SaidOfCar[]): readonly CarChange[] =>
  said
    .map((one, at) => {
      const { whole: _whole, facts: _facts, ...rest } = one;
      const before = factsAt(timelineOf(said.slice(0, at)), one.gameVersion);
      return { ...rest, changes: before ? differences(before, one.facts) : {} };
    })
    .toSorted((a, b) => compareGameVersions(a.gameVersion, b.gameVersion));

/** Cars that came or became others between two versions, a page of them; `from` is the older one. */
export const carsChangedBetween = async (
  view: View<CarHistoryDoc>,
  { from, to, after, limit }: { from: string; to: string; after?: string; limit: number },
): Promise<{ position: number; items: readonly ChangedCar[]; next?: string }> => {
  const position = await view.position();
  const page = await view.find({
    range: { field: 'latest', from: gameVersionRank(from) + 1 },
    order: { field: 'latest' },
    limit: Math.min(limit, MAX_CARS_LOOKED_AT),
    ...(after === undefined ? {} : { after }),
  });
  const items = page.items.flatMap(({ key, doc }) => changedCar(key, timelineOf(doc.said), from, to) ?? []);
  return page.next === undefined ? { position, items } : { position, items, next: page.next };
};

const changedCar = (
  carId: string,
  timeline: VersionTimeline<CarFacts>,
  from: string,
  to: string,
): ChangedCar | undefined => {
  const [before, now] = [factsAt(timeline, from), factsAt(timeline, to)];
  if (!now) return undefined;
  const changes = before ? differences(before, now) : {};
  if (before && Object.keys(changes).length === 0) return undefined;
  return { carId, name: now.name, released: !before, changes };
};

const differences = (before: CarFacts, now: Partial<CarFacts>): FigureChanges =>
  Object.fromEntries(
    Object.entries(now).flatMap(([field, is]) => {
      const was = before[field as keyof CarFacts];
      return sameFigure(was, is) ? [] : [[field, [was, is] as const]];
    }),
  );
