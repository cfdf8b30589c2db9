import { whoMay } from '#kernel';
import { isStaff } from '../who-asks.ts';
import type { CarTag } from './car-tag.state.ts';

export const carTagWhoMay = whoMay(
  [{ command: 'state-car-tag', from: 'open', to: 'open', who: 'moderator or admin' }],
  {
    from: { open: ({ status }: CarTag): boolean => status === 'open' },
    who: { 'moderator or admin': isStaff },
  },
);
