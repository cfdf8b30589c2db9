import type { CarReleased, PendingCarEvent, PendingCarAttributes } from '#domain';
import type { Recorded } from '#kernel';
import { completenessOf } from '#racing';
import type { Projection } from '#read-store';

/** One action on a waiting car; `by` is a user id, `at` ISO 8601. */
export type PendingCarChange = {
  readonly act: 'add' | 'revise' | 'approve' | 'dismiss';
  readonly reason: string;
  readonly textId: string | null;
  readonly by: string;
  readonly at: string;
};

/** A car that waits for a moderator, or did. `completeness`: the share of known stats in whole per cent. */
export type PendingCarDoc = {
  readonly carId: string;
  readonly status: 'pending' | 'released' | 'dismissed';
  readonly gameVersion: string;
  readonly facts: PendingCarAttributes;
  readonly completeness: number;
  readonly addedAt: string;
  readonly acts: readonly PendingCarChange[];
};

/** View `pending-cars`: cars that wait for a moderator. View `cars` has none of them. */
export const pendingCars: Projection<PendingCarEvent | CarReleased, PendingCarDoc> = {
  name: 'pending-cars',
  version: 1,
  handles: ['PendingCarAdded', 'PendingCarRevised', 'PendingCarApproved', 'PendingCarDismissed', 'CarReleased'],
  indexes: [['status', 'addedAt']],
  keysOf: ({ data }) => [data.carId],
  channel: () => 'pending-cars',
  evolve: (doc, event) => {
    if (event.type === 'PendingCarAdded') return added(event, doc?.acts ?? []);
    if (!doc) return undefined;
    switch (event.type) {
      case 'PendingCarRevised':
        return known(
          { ...doc, acts: [...doc.acts, changeOf('revise', event)] },
          { ...doc.facts, ...event.data.changes },
        );
      case 'PendingCarApproved':
        return { ...doc, status: 'released', acts: [...doc.acts, changeOf('approve', event)] };
      case 'PendingCarDismissed':
        return { ...doc, status: 'dismissed', acts: [...doc.acts, changeOf('dismiss', event)] };
      case 'CarReleased':
        return doc.status === 'pending' ? { ...doc, status: 'released' } : doc;
    }
  },
};

const added = (
  event: Extract<Recorded<PendingCarEvent>, { type: 'PendingCarAdded' }>,
  before: PendingCarDoc['acts'],
) => {
  const { carId, gameVersion, facts } = event.data;
  const acts = [...before, changeOf('add', event)];
  return known({ carId, status: 'pending', gameVersion, addedAt: event.meta.at, acts }, facts);
};

const known = (doc: Omit<PendingCarDoc, 'facts' | 'completeness'>, facts: PendingCarAttributes): PendingCarDoc => ({
  ...doc,
  facts,
  completeness: completenessOf(facts),
});

const changeOf = (act: PendingCarChange['act'], { data, meta }: Recorded<PendingCarEvent>): PendingCarChange => ({
  act,
  reason: data.reason,
  textId: data.textId ?? null,
  by: meta.actor,
  at: meta.at,
});
