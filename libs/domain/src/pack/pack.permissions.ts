import { permissionTable } from '#kernel';
import { isOperator, isStaff } from '../caller-roles.ts';
import type { PackState } from './pack.state.ts';

export const packPermissions = permissionTable(
  [
    { command: 'add-pack', from: 'unknown', to: 'known', who: 'operator' },
    { command: 'add-pack', from: 'unknown', to: 'known', who: 'moderator or admin' },
    { command: 'revise-pack', from: 'known', to: 'known', who: 'moderator or admin' },
  ],
  {
    from: {
      unknown: { is: ({ said }: PackState) => said.length === 0, otherwise: 'pack-exists' },
      known: { is: ({ said }: PackState) => said.length > 0, otherwise: 'pack-unknown' },
    },
    who: { operator: isOperator, 'moderator or admin': isStaff },
  },
);
