import { commandsOf, decision, lookedUp } from '#kernel';
import { DateGameVersion, dateGameVersion } from './date-game-version.ts';
import { gameVersion, gameVersionStream } from './game-version.state.ts';
import { ReleaseGameVersion, releaseGameVersion } from './release-game-version.ts';

type OfVersion = { readonly gameVersion: string };

export const gameVersionCommands = commandsOf({
  decider: gameVersion,
  stream: ({ gameVersion: version }: OfVersion) => gameVersionStream(version),
  decisions: [
    decision(ReleaseGameVersion, releaseGameVersion, {
      id: ({ gameVersion: version }) => version,
      facts: { newest: lookedUp },
    }),
    decision(DateGameVersion, dateGameVersion, { id: ({ gameVersion: version }) => version }),
  ],
});
