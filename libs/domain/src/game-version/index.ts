export type { GameVersionDated, GameVersionEvent, GameVersionReleased } from './game-version.events.ts';
export { gameVersion, type GameVersionState, gameVersionStream } from './game-version.state.ts';
export { gameVersionPermissions } from './game-version.permissions.ts';
export { checkReleased } from './check-game-version.ts';
export { gameVersionCommands } from './game-version.commands.ts';
export { DateGameVersion, dateGameVersion } from './date-game-version.ts';
export { ReleaseGameVersion, releaseGameVersion } from './release-game-version.ts';
