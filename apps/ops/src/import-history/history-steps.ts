import {
  type CarEvent,
  type CarInVersion,
  type CarPast,
  carPast,
  carStream,
  DateGameVersion,
  dateGameVersion,
  gameVersion as gameVersionDecider,
  type GameVersionEvent,
  type GameVersionState,
  gameVersionStream,
  ImportCarHistory,
  importCarHistory,
  operator,
  ReleaseGameVersion,
  releaseGameVersion,
} from '#domain';
import type { ActorId, JobStep } from '#kernel';

export const versionStep = (gameVersion: string, releasedOn?: string): JobStep<GameVersionState, GameVersionEvent> => {
  const data = { gameVersion, ...(releasedOn !== undefined && { releasedOn }) };
  return {
    key: `version ${gameVersion}`,
    stream: gameVersionStream(gameVersion),
    actor: operator,
    decider: gameVersionDecider,
    command: 'ReleaseGameVersion',
    data,
    decide: (state, { meta }) => releaseGameVersion(new ReleaseGameVersion(data, meta), state),
  };
};

/** A version that is out already takes the file's day, which a person may have set otherwise since. */
export const versionDayStep = (
  gameVersion: string,
  releasedOn: string,
): JobStep<GameVersionState, GameVersionEvent> => {
  const data = { gameVersion, releasedOn };
  return {
    key: `day of version ${gameVersion}: ${releasedOn}`,
    stream: gameVersionStream(gameVersion),
    actor: operator,
    decider: gameVersionDecider,
    command: 'DateGameVersion',
    data,
    decide: (state, { meta }) => dateGameVersion(new DateGameVersion(data, meta), state),
  };
};

/** The whole history of a car is one step: it is there, or it is not. */
export const historyStep = (
  carId: string,
  versions: readonly CarInVersion[],
  by: ActorId = operator,
): JobStep<CarPast, CarEvent> => {
  const data = { carId, versions, source: 'import' } as const;
  return {
    key: `car ${carId}`,
    stream: carStream(carId),
    actor: by,
    decider: carPast,
    command: 'ImportCarHistory',
    data,
    decide: (past, { meta }) => importCarHistory(new ImportCarHistory(data, meta), past),
  };
};
