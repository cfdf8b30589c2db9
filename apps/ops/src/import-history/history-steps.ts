import {
  car,
  type CarEvent,
  type CarInVersion,
  type CarState,
  carStream,
  gameVersion as gameVersionDecider,
  type GameVersionReleased,
  type GameVersionState,
  gameVersionStream,
  ImportCarHistory,
  importCarHistory,
  operator as actor,
  ReleaseGameVersion,
  releaseGameVersion,
} from '#domain';
import type { JobStep } from '#kernel';

export const versionStep = (gameVersion: string): JobStep<GameVersionState, GameVersionReleased> => {
  const data = { gameVersion };
  return {
    key: `version ${gameVersion}`,
    stream: gameVersionStream(gameVersion),
    actor,
    decider: gameVersionDecider,
    command: 'ReleaseGameVersion',
    data,
    decide: (state, { meta }) => releaseGameVersion(new ReleaseGameVersion(data, meta), state),
  };
};

/** The whole history of a car is one step: it is there, or it is not. */
export const historyStep = (carId: string, versions: readonly CarInVersion[]): JobStep<CarState, CarEvent> => {
  const data = { carId, versions, source: 'import' } as const;
  return {
    key: `car ${carId}`,
    stream: carStream(carId),
    actor,
    decider: car,
    command: 'ImportCarHistory',
    data,
    decide: (state, { meta }) => importCarHistory(new ImportCarHistory(data, meta), state),
  };
};
