import { type ActorId, type Caller, permissionTable } from '#kernel';
import type { Recap } from './recap.state.ts';

export type RecapOf = Recap & { readonly owner: ActorId };

const own = { from: 'open', to: 'open', who: 'owner' } as const;

export const recapPermissions = permissionTable(
  [
    { command: 'state-recap-zone', ...own },
    { command: 'choose-recap', ...own },
    { command: 'share-recap', ...own },
    { command: 'revoke-recap-share', ...own },
  ],
  {
    from: { open: ({ status }: RecapOf): boolean => status === 'open' },
    who: { owner: ({ actor }: Caller, { owner }: RecapOf) => actor !== undefined && actor === owner },
  },
);
