import { type ActorId, type Asking, whoMay } from '#kernel';
import type { Honours } from './honours.state.ts';

/** What somebody said, with who it was. */
export type HonoursOf = Honours & { readonly owner: ActorId };

/** Who may say whether somebody is named: they alone. */
export const honoursWhoMay = whoMay([{ command: 'choose-honours', from: 'open', to: 'open', who: 'owner' }], {
  from: { open: ({ status }: HonoursOf): boolean => status === 'open' },
  who: { owner: ({ actor }: Asking, { owner }: HonoursOf) => actor !== undefined && actor === owner },
});
