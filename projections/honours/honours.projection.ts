import type { HonoursChosen } from '#domain';
import type { Projection } from '#read-store';

/** What somebody said of being named. */
export type HonoursDoc = { readonly owner: string; readonly named: boolean };

/** View `honours`: by user id, whether they are named among contributors and patrons; who never said so, is. */
export const honours: Projection<HonoursChosen, HonoursDoc> = {
  name: 'honours',
  version: 1,
  handles: ['HonoursChosen'],
  indexes: [['named']],
  keysOf: ({ data }) => [data.owner],
  channel: (owner) => `owner:${owner}`,
  evolve: (_doc, { data }) => data,
};
