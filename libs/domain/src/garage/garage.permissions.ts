import { type ActorId, type Caller, permissionTable } from '#kernel';
import type { Garage } from './garage.state.ts';

export type GarageOf = Garage & { readonly owner: ActorId };

const own = { from: 'open', to: 'open', who: 'owner' } as const;

export const garagePermissions = permissionTable(
  [
    { command: 'save-garage-copies', ...own },
    { command: 'remove-garage-copies', ...own },
    { command: 'share-garage', ...own },
    { command: 'agree-to-garage-counting', ...own },
    { command: 'write-garage-note', ...own },
    { command: 'save-garage-group', ...own },
    { command: 'remove-garage-group', ...own },
  ],
  {
    from: { open: ({ status }: GarageOf): boolean => status === 'open' },
    who: { owner: ({ actor }: Caller, { owner }: GarageOf) => actor !== undefined && actor === owner },
  },
);
