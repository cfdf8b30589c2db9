import { Command, type Decider } from '#kernel';
import { compareGameVersions, currentGameVersion, factsAt } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import type { CarFacts } from './car-facts.ts';
import type { CarEvent, CarSource } from './car.events.ts';
import { car, type CarState, isKnownCar } from './car.state.ts';
import { checkMayOnCar } from './car.who-may.ts';
import { checkCarFacts } from './check-car-facts.ts';
import { revision } from './revise-car.ts';

/** What a car was in one version of the game. */
export type CarInVersion = { readonly gameVersion: string; readonly car: CarFacts };

/** Make the catalogue say that the car was this in these versions, whatever it says now; oldest first. */
export class ImportCarHistory extends Command<{
  readonly carId: string;
  readonly versions: readonly CarInVersion[];
  readonly source: CarSource;
}> {}

export const importCarHistory = ({ data, meta }: ImportCarHistory, state: CarState): readonly CarEvent[] => {
  checkMayOnCar('import-car-history', meta);
  const { carId, source } = data;
  const versions = data.versions.toSorted(byVersion);
  const decider: Decider<CarState, CarEvent> = car;
  const back: readonly CarEvent[] =
    state.status === 'retired'
      ? [{ type: 'CarReturned', version: 2, data: { carId, source, gameVersion: newestOf(versions) } }]
      : [];
  return versions.reduce<{ readonly now: CarState; readonly said: readonly CarEvent[] }>(
    ({ now, said }, version) => {
      const news = newsOf(carId, version, source, now);
      return { now: news.reduce(decider.evolve, now), said: [...said, ...news] };
    },
    { now: back.reduce(decider.evolve, state), said: back },
  ).said;
};

const byVersion = (a: CarInVersion, b: CarInVersion): number => compareGameVersions(a.gameVersion, b.gameVersion);

const newestOf = (versions: readonly CarInVersion[]): string => versions.at(-1)?.gameVersion ?? currentGameVersion;

const newsOf = (
  carId: string,
  { gameVersion, car: facts }: CarInVersion,
  source: CarSource,
  now: CarState,
): readonly CarEvent[] => {
  if (isKnownCar(now) && factsAt(now.timeline, gameVersion)) {
    return revision({ carId, car: facts, source, gameVersion, reason: 'game-update' }, now);
  }
  checkGameVersion(gameVersion);
  checkCarFacts(carId, facts);
  return [{ type: 'CarReleased', version: 2, data: { carId, car: facts, source, gameVersion } }];
};
