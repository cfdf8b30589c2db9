import type { RecapCard, RecapEvent } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

/** From then on (ISO 8601, UTC) the user's days are those of a zone. */
export type StatedZone = { readonly at: string; readonly timeZone: string };

export type RecapShare = {
  readonly key: string;
  readonly period: string;
  readonly cards: readonly RecapCard[];
  readonly at: string;
};

export type RecapDoc = {
  /** The oldest first. */
  readonly zones: readonly StatedZone[];
  readonly kept: boolean;
  readonly named: boolean;
  readonly shares: readonly RecapShare[];
};

/** The default settings. */
export const noRecap: RecapDoc = { zones: [], kept: true, named: false, shares: [] };

/** View `recaps`: by user id, their time zones, whether they have a recap, and its links. */
export const recaps: Projection<RecapEvent, RecapDoc> = {
  name: 'recaps',
  version: 2,
  handles: ['RecapZoneStated', 'RecapChosen', 'RecapShared', 'RecapShareRevoked'],
  indexes: [],
  keysOf: ({ data }) => [data.owner],
  channel: (owner) => `owner:${owner}`,
  evolve: (doc = noRecap, event) => changed(doc, event),
};

const changed = (doc: RecapDoc, { type, data, meta: { at } }: Recorded<RecapEvent>): RecapDoc => {
  switch (type) {
    case 'RecapZoneStated':
      return { ...doc, zones: [...doc.zones, { at, timeZone: data.timeZone }] };
    case 'RecapChosen':
      return { ...doc, kept: data.kept, named: data.named };
    case 'RecapShared': {
      const { owner: _owner, ...share } = data;
      return { ...doc, shares: [...doc.shares, { ...share, at }] };
    }
    case 'RecapShareRevoked':
      return { ...doc, shares: doc.shares.filter(({ key }) => key !== data.key) };
  }
};
