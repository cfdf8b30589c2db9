import type { Event, Recorded } from '#kernel';
import { type AnyProjection, anyProjection, type Projection } from '#read-store';

export const playedDocs = <Ev extends Event, View extends object>(
  projection: Projection<Ev, View>,
  events: readonly Recorded[],
): ReadonlyMap<string, View> => {
  const view = anyProjection(projection) as AnyProjection as unknown as Projection;
  const documents = new Map<string, object>();
  events.forEach((event) => {
    if (!view.handles.includes(event.type)) return;
    for (const key of view.keysOf(event)) {
      const doc = view.evolve(documents.get(key), event, key);
      if (doc) documents.set(key, doc);
      else documents.delete(key);
    }
  });
  return documents as unknown as ReadonlyMap<string, View>;
};

type Unrecorded = Event & { readonly meta?: { readonly at: string; readonly actor?: string } };

/** An event as recorded in a log of its own, the `at`th of it. */
export const recordedAt = <Ev extends Unrecorded>(event: Ev, at: number): Recorded<Ev> =>
  ({
    ...event,
    id: `event-${at}`,
    stream: 'stream',
    revision: at,
    position: (at + 1) * 10,
    meta: { commandId: `command-${at}`, commandHash: 'hash', at: '2026-01-01T00:00:00.000Z', ...event.meta },
  }) as unknown as Recorded<Ev>;
