import { permissionTable } from '#kernel';
import { isStaff } from '../caller-roles.ts';
import type { CarTag } from './car-tag.state.ts';

export const carTagPermissions = permissionTable(
  [{ command: 'state-car-tag', from: 'open', to: 'open', who: 'moderator or admin' }],
  {
    from: { open: ({ status }: CarTag): boolean => status === 'open' },
    who: { 'moderator or admin': isStaff },
  },
);
