import { commandsIn, walkTable } from '#test/permissions-kit';
import { DateGameVersion, dateGameVersion } from './date-game-version.ts';
import { gameVersion, type GameVersionState } from './game-version.state.ts';
import { gameVersionPermissions } from './game-version.permissions.ts';
import { ReleaseGameVersion, releaseGameVersion } from './release-game-version.ts';

const same = (state: GameVersionState): GameVersionState => state;
const days = ['2026-01-02', '2026-01-03', null];

describe('who may do what to a game version', () => {
  it('is as its table says', async () => {
    const came = await walkTable({
      table: gameVersionPermissions,
      decider: gameVersion,
      commands: {
        'release-game-version': (meta, _n, state) => ({
          item: same,
          decide: () => releaseGameVersion(new ReleaseGameVersion({ gameVersion: '26' }, meta), state),
        }),
        'date-game-version': (meta, n, state) => ({
          item: same,
          decide: () =>
            dateGameVersion(new DateGameVersion({ gameVersion: '26', releasedOn: days[n % 3] ?? null }, meta), state),
        }),
      },
    });
    expect(came).toEqual(commandsIn(gameVersionPermissions));
  });
});
