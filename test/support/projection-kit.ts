import type { Event, EventMeta, Recorded } from '#kernel';
import { anyProjection, type Projection } from '#read-store';
import { asFolding, foldEvent } from '../../libs/read-store/src/fold-event.ts';
import type { Folded } from '../../libs/read-store/src/folding-cache.ts';

/** An event of a specification, with default values. */
export type PastEvent<Ev extends Event> = Ev & {
  readonly id?: string;
  readonly stream?: string;
  readonly meta?: Partial<EventMeta>;
};

/**
 * `given(lapTimes, [submitted]).then('car|332|track', doc)`: the document under a key after these events; undefined when
 * there is none. Every event is played twice, as after a crash. An event that breaks the projection breaks the test.
 */
export const given = <Ev extends Event, View extends object>(
  projection: Projection<Ev, View>,
  events: readonly PastEvent<Ev>[],
) => {
  const documents = play(projection, events);
  return {
    then(key: string, doc: View | undefined): void {
      const found = documents.get(key)?.doc ?? undefined;
      expect(found).toEqual(doc);
      if (found) expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    },
  };
};

const play = <Ev extends Event, View extends object>(
  projection: Projection<Ev, View>,
  events: readonly PastEvent<Ev>[],
): ReadonlyMap<string, Folded> => {
  const folding = asFolding(anyProjection(projection));
  const documents = new Map<string, Folded>();
  for (const event of events.map(recorded).flatMap((once) => [once, once])) {
    if (!folding.handles.includes(event.type)) continue;
    const touched = [...new Set(folding.keysOf(event))].map((key) => documents.get(key) ?? untouched(key));
    for (const document of touched) documents.set(document.key, document);
    const [broken] = foldEvent(folding, event, touched);
    if (broken) throw new Error(`${event.type} breaks ${projection.name}: ${broken.error}`);
    for (const document of touched) document.doc = frozen(document.doc);
  }
  return documents;
};

const untouched = (key: string): Folded => ({ key, position: 0, doc: null, parked: false, dirty: false });

const recorded = (event: PastEvent<Event>, index: number): Recorded =>
  frozen({
    ...event,
    id: event.id ?? `event-${index + 1}`,
    stream: event.stream ?? 'stream-1',
    revision: index,
    position: (index + 1) * 10,
    meta: {
      commandId: `command-${index + 1}`,
      commandHash: 'hash',
      actor: 'user-1' as EventMeta['actor'],
      at: '2026-01-01T00:00:00.000Z',
      ...event.meta,
    },
  });

/** A projection that changes its input breaks here. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value as object).forEach(frozen);
  }
  return value;
};
