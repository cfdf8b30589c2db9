import { type ActorId, type Asking, whoMay } from '#kernel';
import type { Honours } from './honours.state.ts';

export type HonoursOf = Honours & { readonly owner: ActorId };

export const honoursWhoMay = whoMay([{ command: 'choose-honours', from: 'open', to: 'open', who: 'owner' }], {
  from: { open: ({ status }: HonoursOf): boolean => status === 'open' },
  who: { owner: ({ actor }: Asking, { owner }: HonoursOf) => actor !== undefined && actor === owner },
});
