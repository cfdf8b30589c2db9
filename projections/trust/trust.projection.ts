import type { CellEvent, RulingStatus } from '#domain';
import type { TrustFigures } from '#racing';
import type { Projection } from '#read-store';
import { cellEvents } from '../cell-events.ts';

/** View `trust`: the results of a user's times, by user id. */
export const trust: Projection<CellEvent, TrustFigures> = {
  name: 'trust',
  version: 1,
  handles: cellEvents,
  indexes: [],
  keysOf: ({ data }) => [...new Set((data.faring ?? []).map(({ submittedBy }) => submittedBy))],
  channel: (userId) => `user:${userId}`,
  evolve: (doc = { accepted: 0, reversed: 0 }, { data }, userId) => {
    const own = (data.faring ?? []).filter(({ submittedBy }) => submittedBy === userId);
    const change = (fare: RulingStatus) =>
      own.filter(({ to }) => to === fare).length - own.filter(({ from }) => from === fare).length;
    return { accepted: doc.accepted + change('accepted'), reversed: doc.reversed + change('reversed') };
  },
};
