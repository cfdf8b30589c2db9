import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import { gameVersion } from './game-version.state.ts';
import { ReleaseGameVersion, releaseGameVersion } from './release-game-version.ts';

const release = (version: string, actor = 'system:ops', role?: StaffRole) => {
  const command = new ReleaseGameVersion({ gameVersion: version }, by(actor, role));
  return (state: typeof gameVersion.initial) => releaseGameVersion(command, state);
};
const released = { type: 'GameVersionReleased', data: { gameVersion: '24.1' } } as const;

describe('release-game-version', () => {
  it('makes a version known, once', () => {
    given(gameVersion).when(release('24.1')).then([released]);
    given(gameVersion, [released]).when(release('24.1')).then([]);
  });

  it.each(['', '24.', 'v26', '2a', '1000', '26.123'])('refuses %j, which is no version', (version) => {
    given(gameVersion).when(release(version)).thenBroken('game-version-invalid', { gameVersion: version });
  });

  it('is for operators and staff, not for members', () => {
    given(gameVersion).when(release('26', 'ann')).thenBroken('not-allowed');
    given(gameVersion)
      .when(release('24.1', 'ann', 'moderator'))
      .then([released]);
  });
});
