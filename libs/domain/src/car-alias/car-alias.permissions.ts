import { permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { CarAlias } from './car-alias.state.ts';

export const carAliasPermissions = permissionTable(
  [{ command: 'add-car-alias', from: 'unknown', to: 'known', who: 'operator' }],
  {
    from: {
      unknown: ({ carId }: CarAlias) => carId === undefined,
      known: ({ carId }: CarAlias) => carId !== undefined,
    },
    who: { operator: isOperator },
  },
);
