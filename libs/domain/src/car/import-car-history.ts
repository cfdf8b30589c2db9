import { Command, type Decider } from '#kernel';
import { compareGameVersions, currentGameVersion, attributesAt } from '#racing';
import { checkGameVersion } from '../game-version/check-game-version.ts';
import { countedOf, countsOf, difference } from './car-counts.ts';
import { attributesByVersion } from './car-at.ts';
import { carChanges } from './car-changes.ts';
import type { CarAttributes } from './car-attributes.ts';
import { type CarPast, hasStarterAttributes, restated, stateOf } from './car-past.ts';
import type { CarEvent, CarSource, AttributesInVersion } from './car.events.ts';
import { car, type CarState, isKnownCar } from './car.state.ts';
import { carPermissions } from './car.permissions.ts';
import { checkCarAttributes } from './check-car-attributes.ts';
import { revision } from './revise-car.ts';

export type CarInVersion = { readonly gameVersion: string; readonly car: CarAttributes };

/** Set a car's history in these versions, whatever it is now; oldest first. */
export class ImportCarHistory extends Command<{
  readonly carId: string;
  readonly versions: readonly CarInVersion[];
  readonly source: CarSource;
}> {}

/** Where existing events contradict the history, the car's full history is restated. */
export const importCarHistory = ({ data, meta }: ImportCarHistory, past: CarPast): readonly CarEvent[] => {
  const { carId, source } = data;
  const versions = data.versions.toSorted(older);
  const state = stateOf(past);
  carPermissions.check('import-car-history', state, meta);
  const back: readonly CarEvent[] =
    state.status === 'retired'
      ? [{ type: 'CarReturned', version: 2, data: { carId, source, gameVersion: newestOf(versions) } }]
      : [];
  if (isKnownCar(state) && source !== 'starter' && !fits(past, versions)) {
    for (const version of versions) checkVersion(carId, version);
    const history = [...statements(versions, source), ...attributesByVersion(past).filter(outlives(versions))];
    return [...back, restated(past, { carId, source, history, reason: 'history-imported' })];
  }
  const decider: Decider<CarState, CarEvent> = car;
  return versions.reduce<{ readonly now: CarState; readonly said: readonly CarEvent[] }>(
    ({ now, said }, version) => {
      const news = newsOf(carId, version, source, now);
      return { now: news.reduce(decider.evolve, now), said: [...said, ...news] };
    },
    { now: back.reduce(decider.evolve, state), said: back },
  ).said;
};

/**
 * Whether the existing history only lacks what the import adds. Not so where the starter catalogue invented it, where
 * the import reaches further back, where versions are counted wrongly, and where only lists of a single version support
 * the car: undoing these must leave it.
 */
const fits = (past: CarPast, versions: readonly CarInVersion[]): boolean => {
  const said = attributesByVersion(past);
  const [first, known] = [versions[0]?.gameVersion, said.find(({ whole }) => whole)?.gameVersion];
  const reaches = first !== undefined && known !== undefined && compareGameVersions(first, known) >= 0;
  const counted = Object.keys(difference(countsOf(said), countedOf(past))).length === 0;
  return reaches && counted && !hasStarterAttributes(past) && !onlyLists(past);
};

const onlyLists = (past: CarPast): boolean =>
  past.every(({ type, meta }) => !(type in vouching) || (meta?.actor ?? '').startsWith('job:import-'));

const vouching = { CarReleased: true, CarRevised: true, CarHistoryRestated: true };

/** Moderators' statements stay, and those of lists of a version before the history. */
const outlives =
  (versions: readonly CarInVersion[]) =>
  ({ source, gameVersion }: AttributesInVersion) =>
    source === 'moderator' || (source === 'import' && compareGameVersions(gameVersion, newestOf(versions)) > 0);

/** The complete car first, then the changes of each version. */
const statements = (versions: readonly CarInVersion[], source: CarSource): readonly AttributesInVersion[] =>
  versions.flatMap(({ gameVersion, car: facts }, at) => {
    const before = versions[at - 1]?.car;
    const changes = before ? carChanges(before, facts) : facts;
    return before && Object.keys(changes).length === 0
      ? []
      : [{ gameVersion, whole: before === undefined, facts: changes, source }];
  });

const older = (a: CarInVersion, b: CarInVersion): number => compareGameVersions(a.gameVersion, b.gameVersion);

const newestOf = (versions: readonly CarInVersion[]): string => versions.at(-1)?.gameVersion ?? currentGameVersion;

const checkVersion = (carId: string, { gameVersion, car: facts }: CarInVersion): void => {
  checkGameVersion(gameVersion);
  checkCarAttributes(carId, facts);
};

const newsOf = (carId: string, version: CarInVersion, source: CarSource, now: CarState): readonly CarEvent[] => {
  const { gameVersion, car: facts } = version;
  if (isKnownCar(now) && attributesAt(now.timeline, gameVersion)) {
    return revision({ carId, car: facts, source, gameVersion, reason: 'game-update' }, now);
  }
  checkVersion(carId, version);
  return [{ type: 'CarReleased', version: 2, data: { carId, car: facts, source, gameVersion } }];
};
