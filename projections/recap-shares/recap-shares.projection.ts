import type { RecapCard, RecapShared, RecapShareRevoked } from '#domain';
import type { Projection } from '#read-store';

/** The recap that a key gives access to: its user, year or month, and cards. */
export type RecapShareDoc = {
  readonly owner: string;
  readonly period: string;
  readonly cards: readonly RecapCard[];
};

/** View `recap-shares`: the shared recap of a link's key. */
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
