import { whoMay } from '#kernel';
import { isOperator } from '../who-asks.ts';
import type { CarAlias } from './car-alias.state.ts';

export const carAliasWhoMay = whoMay([{ command: 'add-car-alias', from: 'unknown', to: 'known', who: 'operator' }], {
  from: {
    unknown: ({ carId }: CarAlias) => carId === undefined,
    known: ({ carId }: CarAlias) => carId !== undefined,
  },
  who: { operator: isOperator },
});
