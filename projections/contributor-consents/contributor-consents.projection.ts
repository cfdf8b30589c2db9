import type { HonoursChosen } from '#domain';
import type { Projection } from '#read-store';

export type ContributorConsentDoc = { readonly owner: string; readonly named: boolean };

/** View `contributor-consents`: by user id, whether they are named among contributors and patrons; the default is yes. */
export const contributorConsents: Projection<HonoursChosen, ContributorConsentDoc> = {
  name: 'contributor-consents',
  version: 1,
  handles: ['HonoursChosen'],
  indexes: [['named']],
  keysOf: ({ data }) => [data.owner],
  channel: (owner) => `owner:${owner}`,
  evolve: (_doc, { data }) => data,
};
