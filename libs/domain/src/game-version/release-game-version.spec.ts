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

  it('keeps the day on which it came, where that is known', () => {
    const data = { gameVersion: '24.1', releasedOn: '2026-02-03' };
    given(gameVersion)
      .when((state) => releaseGameVersion(new ReleaseGameVersion(data, by('system:ops')), state))
      .then([{ type: 'GameVersionReleased', data }]);
  });

  it.each(['', '24.', 'v26', '2a', '1000', '26.123'])('refuses %j, which is no version', (version) => {
    given(gameVersion).when(release(version)).thenBroken('game-version-invalid', { gameVersion: version });
  });

  describe('by a person, after 26', () => {
    const released = (version: string, confirmed?: true) => {
      const data = { gameVersion: version, ...(confirmed && { confirmed }) };
      const command = new ReleaseGameVersion(data, by('ann', 'moderator'));
      return (state: typeof gameVersion.initial) => releaseGameVersion(command, state, { newest: '26' });
    };

    it.each(['26.1', '27'])('is %s, which follows it', (version) => {
      given(gameVersion)
        .when(released(version))
        .then([{ type: 'GameVersionReleased', data: { gameVersion: version } }]);
    });

    it.each(['62', '28', '26.2', '24.3'])('is not %s, unless that is confirmed', (version) => {
      given(gameVersion)
        .when(released(version))
        .thenBroken('game-version-not-next', { gameVersion: version, newest: '26', minor: '26.1', major: '27' });
      given(gameVersion)
        .when(released(version, true))
        .then([{ type: 'GameVersionReleased', data: { gameVersion: version } }]);
    });
  });

  it('is for operators and staff, not for members', () => {
    given(gameVersion).when(release('26', 'ann')).thenBroken('not-allowed');
    given(gameVersion)
      .when(release('24.1', 'ann', 'moderator'))
      .then([released]);
  });
});
