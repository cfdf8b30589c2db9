import { permissionTable } from '#kernel';
import { isOperator } from '../caller-roles.ts';
import type { SeedState } from './seed.state.ts';

/** Who may do what to a seed: the jobs themselves, and the operator who imports real data. */
export const seedPermissions = permissionTable(
  [
    { command: 'finish-seeding', from: ['wanted', 'finished', 'superseded'], to: 'finished', who: 'operator' },
    { command: 'supersede-seeding', from: ['wanted', 'finished'], to: 'superseded', who: 'operator' },
  ],
  {
    from: {
      wanted: ({ version, superseded }: SeedState) => version === 0 && !superseded,
      finished: ({ version }: SeedState) => version > 0,
      superseded: ({ superseded }: SeedState) => superseded,
    },
    who: { operator: isOperator },
  },
);
