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

/** A version that is already out gets the file's day; a user may have changed it since then. */
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

/** A car's full history is one step: all of it, or nothing. */
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
