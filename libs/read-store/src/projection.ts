import type { Event, Recorded } from '#kernel';

/** A document of a view: small plain JSON. */
export type Doc = Readonly<Record<string, unknown>>;

/**
 * How events become a view. Pure: no clock, no chance, no I/O. A change of its output for the same events is a new
 * `version`, which is built next to the old one.
 */
export type Projection<Ev extends Event = Event, View extends object = object> = {
  /** Slug of the view, the same in folder, route and SWR key. */
  readonly name: string;
  readonly version: number;
  readonly handles: readonly Ev['type'][];
  /** Each declared index: equalities first, then one field for ranges or order. Top-level fields. */
  readonly indexes: readonly (readonly (keyof View & string)[])[];
  /** Keys of the documents that an event touches. */
  keysOf(event: Recorded<Ev>): readonly string[];
  /** The channel that is notified when the document under `key` changes: `car:<id>`, `user:<id>`, `catalogue`. */
  channel(key: string): string;
  /**
   * The part of a document that listeners can see; where it stays the same, they are not notified. Omitted: all of it.
   */
  shown?(doc: View): object;
  /** An account that cannot see the document: it is not notified of it. */
  untoldTo?(doc: View): string | undefined;
  /** The document after the event; undefined when there is none (left). */
  evolve(doc: View | undefined, event: Recorded<Ev>, key: string): View | undefined;
};

/** A projection whose event and document types do not matter, for the runner and registries. */
export type AnyProjection = Projection<never, never>;

/** Lets each projection be written with its own types and still be passed to the runner. */
export const anyProjection = <Ev extends Event, View extends object>(projection: Projection<Ev, View>): AnyProjection =>
  projection as unknown as AnyProjection;
