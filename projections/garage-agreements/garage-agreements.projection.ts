import type { GarageCountingAgreed } from '#domain';
import type { Projection } from '#read-store';

/** The user has agreed since then (ISO 8601) that their garage is counted. */
export type GarageAgreement = { readonly owner: string; readonly counted: true; readonly at: string };

/** View `garage-agreements`: whose garages count in community stats. Withdrawn agreements are removed. */
export const garageAgreements: Projection<GarageCountingAgreed, GarageAgreement> = {
  name: 'garage-agreements',
  version: 1,
  handles: ['GarageCountingAgreed'],
  indexes: [['counted', 'at']],
  keysOf: ({ data }) => [data.owner],
  channel: (key) => `owner:${key}`,
  evolve: (before, { data: { owner, agrees }, meta: { at } }) =>
    agrees ? (before ?? { owner, counted: true, at }) : undefined,
};
