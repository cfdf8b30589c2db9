import type { Event, Recorded } from '#kernel';

/** A document of a view: small plain JSON. */
export type Doc = Readonly<Record<string, unknown>>;

/**
 * How facts become a view. Pure: no clock, no chance, no I/O. A change of what it makes of the same facts is a new
 * `version`, which is built beside the old one.
 */
export type Projection<Ev extends Event = Event, View extends object = object> = {
  /** Slug of the view, the same in folder, route and SWR key. */
  readonly name: string;
  readonly version: number;
  readonly handles: readonly Ev['type'][];
  /** Each declared index: equalities first, then one field that may be ranged over or ordered by. Top-level fields. */
  readonly indexes: readonly (readonly (keyof View & string)[])[];
  /** Keys of the documents that an event touches. */
  keysOf(event: Recorded<Ev>): readonly string[];
  /** Who is told when the document under `key` changes: `car:<id>`, `user:<id>`, `catalogue`. */
  channel(key: string): string;
  /** What of a document whoever hears of it can see; where that stays as it was, nothing is told. Left out: all of it. */
  shown?(doc: View): object;
  /** An account to which there is no such document: it is not told of it. */
  untoldTo?(doc: View): string | undefined;
  /** The document after the event; undefined when there is none (any more). */
  evolve(doc: View | undefined, event: Recorded<Ev>, key: string): View | undefined;
};

/** A projection whose event and document types do not matter, for the runner and registries. */
export type AnyProjection = Projection<never, never>;

/** Lets each projection be written with its own types and still be handed to the runner. */
export const anyProjection = <Ev extends Event, View extends object>(projection: Projection<Ev, View>): AnyProjection =>
  projection as unknown as AnyProjection;
