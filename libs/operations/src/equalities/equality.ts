import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import type { Assets, Projection, ReadStore } from '#read-store';

/** `dumpFiles`: the store of the nightly public data; absent: next to the views. Files are read once per object. */
export type ComparedStores = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly dumpFiles?: Assets;
};

/** A source of names to compare: each document of a view yields one or none. */
export type Naming = {
  readonly view: Projection<never, object>;
  readonly nameOf: (key: string, doc: object) => string | undefined;
};

export const naming = <Doc extends object>(
  view: Projection<never, Doc>,
  nameOf: (key: string, doc: Doc) => string | undefined,
): Naming => ({ view: view as unknown as Naming['view'], nameOf: nameOf as Naming['nameOf'] });

export type LogNaming = {
  readonly types: readonly string[];
  readonly nameOf: (event: Recorded) => string | undefined;
};

export const logNaming = <Data extends object>(
  types: readonly string[],
  nameOf: (data: Data) => string | undefined,
): LogNaming => ({ types, nameOf: ({ data }) => nameOf(data as Data) });

/**
 * The value of one name in several views, and in the aggregates of the log, in the same shape. Each of `names` is a
 * source: a name missing in one is found by another, and one missing in all by the log.
 */
export type Equality = {
  readonly name: string;
  readonly views: readonly string[];
  readonly names: readonly Naming[];
  readonly logged: LogNaming;
  /** By source, a view or `log`; plain JSON. */
  says(stores: ComparedStores, name: string): Promise<Readonly<Record<string, unknown>>>;
};

export const anyEvents = <Doc extends object>(projection: Projection<never, Doc> | object): Projection<never, Doc> =>
  projection as Projection<never, Doc>;
