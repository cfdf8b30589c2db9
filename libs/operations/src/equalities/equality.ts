import type { EventStore } from '#event-store';
import type { Recorded } from '#kernel';
import type { Assets, Projection, ReadStore } from '#read-store';

/** `dumpFiles`: where the nightly public data are; absent: beside the views. Files are read once for each of these. */
export type ComparedStores = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly dumpFiles?: Assets;
};

/** Where the names of what is compared come from: each document of a view names none or one. */
export type Naming = {
  readonly view: Projection<never, object>;
  readonly nameOf: (key: string, doc: object) => string | undefined;
};

export const naming = <Doc extends object>(
  view: Projection<never, Doc>,
  nameOf: (key: string, doc: Doc) => string | undefined,
): Naming => ({ view: view as unknown as Naming['view'], nameOf: nameOf as Naming['nameOf'] });

/** What facts of the log are about. */
export type LogNaming = {
  readonly types: readonly string[];
  readonly nameOf: (event: Recorded) => string | undefined;
};

export const logNaming = <Data extends object>(
  types: readonly string[],
  nameOf: (data: Data) => string | undefined,
): LogNaming => ({ types, nameOf: ({ data }) => nameOf(data as Data) });

/**
 * What several views, and the aggregates of the log, say of one thing in the same shape. It is looked for in each of
 * `names`: what is missing in one of them is found by another, and what is missing in all by the log.
 */
export type Equality = {
  readonly name: string;
  readonly views: readonly string[];
  readonly names: readonly Naming[];
  readonly logged: LogNaming;
  /** By who says it, a view or `log`; plain JSON. */
  says(stores: ComparedStores, name: string): Promise<Readonly<Record<string, unknown>>>;
};

/** A projection whose events do not matter here. */
export const anyEvents = <Doc extends object>(projection: Projection<never, Doc> | object): Projection<never, Doc> =>
  projection as Projection<never, Doc>;
