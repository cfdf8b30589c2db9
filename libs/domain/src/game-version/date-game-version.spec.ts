import { by, given } from '#test/decision-kit';
import type { StaffRole } from '#kernel';
import { DateGameVersion, dateGameVersion } from './date-game-version.ts';
import { gameVersion } from './game-version.state.ts';

const date = (releasedOn: string | null, actor = 'system:ops', role?: StaffRole) => {
  const command = new DateGameVersion({ gameVersion: '24.1', releasedOn }, by(actor, role));
  return (state: typeof gameVersion.initial) => dateGameVersion(command, state);
};
const released = (releasedOn?: string) =>
  ({ type: 'GameVersionReleased', data: { gameVersion: '24.1', ...(releasedOn && { releasedOn }) } }) as const;
const dated = (releasedOn: string | null) =>
  ({ type: 'GameVersionDated', data: { gameVersion: '24.1', releasedOn } }) as const;

describe('date-game-version', () => {
  it('gives a version that is out its day, corrects it, and takes it away', () => {
    given(gameVersion, [released()])
      .when(date('2026-02-03'))
      .then([dated('2026-02-03')]);
    given(gameVersion, [released('2026-02-03')])
      .when(date('2026-02-04'))
      .then([dated('2026-02-04')]);
    given(gameVersion, [released(), dated('2026-02-04')])
      .when(date(null))
      .then([dated(null)]);
  });

  it('says nothing twice', () => {
    given(gameVersion, [released('2026-02-03')])
      .when(date('2026-02-03'))
      .then([]);
    given(gameVersion, [released('2026-02-03'), dated('2026-02-04')])
      .when(date('2026-02-04'))
      .then([]);
    given(gameVersion, [released()]).when(date(null)).then([]);
  });

  it('is for versions that are out', () => {
    given(gameVersion).when(date('2026-02-03')).thenBroken('game-version-unknown', { gameVersion: '24.1' });
  });

  it('is for operators and staff, not for members', () => {
    given(gameVersion, [released()]).when(date('2026-02-03', 'ann')).thenBroken('not-allowed');
    given(gameVersion, [released()])
      .when(date('2026-02-03', 'ann', 'moderator'))
      .then([dated('2026-02-03')]);
  });
});
