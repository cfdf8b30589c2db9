import type { Event, Recorded } from '#kernel';
import type { RecapMaterial } from '#projections/recap-facts/figures/recap-entries';
import { recapFacts } from '#projections/recap-facts/recap-facts.projection';
import { noRecap, recaps } from '#projections/recaps/recaps.projection';
import { trackReigns } from '#projections/track-reigns/track-reigns.projection';
import { type AnyProjection, anyProjection, type Projection } from '#read-store';

/** An event on its day. */
export type OnDay = Event & { readonly meta: { readonly at: string; readonly actor?: string } };

type Of = Pick<RecapMaterial, 'by' | 'period' | 'now'>;

/** What events make of the views that the recap of somebody is told by. */
export const recapMaterial = (events: readonly OnDay[], of: Of): RecapMaterial =>
  recapMaterialOf(events.map(recorded), of);

/** The same of events of a log. */
export const recapMaterialOf = (events: readonly Recorded[], of: Of): RecapMaterial => {
  const zones = (played(recaps, events).get(of.by) ?? noRecap).zones;
  const facts = [...played(recapFacts, events)]
    .map(([key, doc]) => ({ key, doc }))
    .filter(({ doc }) => doc.by === of.by);
  const tracks = [...played(trackReigns, events).values()];
  const reigns = tracks.flatMap(({ trackCode, reigns: all }) => all.map((reign) => ({ ...reign, trackCode })));
  const places = tracks.flatMap(({ trackCode, placed }) => placed.map((one) => ({ ...one, trackCode })));
  return { ...of, zones, facts, reigns, places };
};

const played = <Ev extends Event, View extends object>(
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

const recorded = (event: OnDay, at: number): Recorded =>
  ({
    ...event,
    id: `event-${at}`,
    stream: 'stream',
    revision: at,
    position: (at + 1) * 10,
    meta: { commandId: `command-${at}`, commandHash: 'hash', ...event.meta },
  }) as Recorded;
