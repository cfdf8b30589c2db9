import type { GarageCountingAgreed } from '#domain';
import type { Projection } from '#read-store';

/** Since when (ISO 8601) somebody agrees that their garage is counted. */
export type GarageAgreement = { readonly owner: string; readonly counted: true; readonly at: string };

/** View `garage-agreements`: whose garages are counted in figures of the community. Who takes it back is not in it. */
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
