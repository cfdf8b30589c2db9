import { type Job, type JobStep, jobStep } from '#kernel';
import { gameVersion, type GameVersionState, gameVersionStream } from '../../game-version/game-version.state.ts';
import { ReleaseGameVersion, releaseGameVersion } from '../../game-version/release-game-version.ts';
import type { GameVersionReleased } from '../../game-version/game-version.events.ts';
import { seedActor, seedJob } from '../../seed/seed-job.ts';
import type { CarEvent } from '../car.events.ts';
import { type CarPast, carPast, stateOf } from '../car-past.ts';
import { type CarState, carStream } from '../car.state.ts';
import { ImportCarHistory, importCarHistory } from '../import-car-history.ts';
import type { StarterCar } from './starter-car.ts';
import { starterCatalogue } from './starter-catalogue.ts';
import { starterGameVersions, starterHistory } from './starter-history.ts';

/** Increase with every change of the list, or installations with the old one never get the new one. */
export const STARTER_VERSION = 3;

/**
 * The job that releases the starter catalogue with its history; a car that another source supports, or that was
 * retired, is left alone.
 */
export const starterSeed: Job = seedJob('starter', STARTER_VERSION, () => [
  ...starterGameVersions.map(releasingVersion),
  ...starterCatalogue.map(releasing),
]);

const releasingVersion = (version: string): JobStep => {
  const data = { gameVersion: version };
  return jobStep<GameVersionState, GameVersionReleased>({
    key: JSON.stringify(data),
    stream: gameVersionStream(version),
    command: 'ReleaseGameVersion',
    data,
    actor: seedActor('starter'),
    decider: gameVersion,
    decide: (state, { meta }) => releaseGameVersion(new ReleaseGameVersion(data, meta), state),
  });
};

const releasing = (starter: StarterCar): JobStep => {
  const data = { carId: starter.carId, versions: starterHistory(starter), source: 'starter' } as const;
  return jobStep<CarPast, CarEvent>({
    key: JSON.stringify(data),
    stream: carStream(starter.carId),
    command: 'ImportCarHistory',
    data,
    actor: seedActor('starter'),
    decider: carPast,
    decide: (past, { meta }) => (isOurs(stateOf(past)) ? importCarHistory(new ImportCarHistory(data, meta), past) : []),
  });
};

const isOurs = (state: CarState): boolean =>
  state.status === 'unknown' || (state.status === 'released' && state.source === 'starter');
