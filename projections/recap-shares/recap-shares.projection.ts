import type { RecapCard, RecapShared, RecapShareRevoked } from '#domain';
import type { Projection } from '#read-store';

/** Whose recap a key leads to, of which year or month, and to which of its cards. */
export type RecapShareDoc = {
  readonly owner: string;
  readonly period: string;
  readonly cards: readonly RecapCard[];
};

/** View `recap-shares`: what the key of a link leads to. */
export const recapShares: Projection<RecapShared | RecapShareRevoked, RecapShareDoc> = {
  name: 'recap-shares',
  version: 1,
  handles: ['RecapShared', 'RecapShareRevoked'],
  indexes: [],
  keysOf: ({ data }) => [data.key],
  channel: (key) => `recap-share:${key}`,
  evolve: (_doc, { type, data }) =>
    type === 'RecapShared' ? { owner: data.owner, period: data.period, cards: data.cards } : undefined,
};
