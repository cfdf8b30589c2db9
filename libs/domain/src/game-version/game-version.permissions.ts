import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { GameVersionState } from './game-version.state.ts';

/** Who may release a game version and set its day: the operator and staff. */
export const gameVersionPermissions = permissionTable(
  [
    { command: 'release-game-version', from: 'unknown', to: 'released', who: 'operator' },
    { command: 'release-game-version', from: 'unknown', to: 'released', who: 'moderator or admin' },
    { command: 'date-game-version', from: 'released', to: 'released', who: 'operator' },
    { command: 'date-game-version', from: 'released', to: 'released', who: 'moderator or admin' },
  ],
  {
    from: {
      unknown: ({ status }: GameVersionState) => status === 'unknown',
      released: {
        is: ({ status }: GameVersionState) => status === 'released',
        otherwise: 'game-version-unknown',
      },
    },
    who: { operator: isOperator, 'moderator or admin': isStaff },
  },
);
