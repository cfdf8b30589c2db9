/** A value an index can hold. */
export type Scalar = string | number | boolean | null;

/**
 * A query to a view, in the only shape that an index serves: equalities, then one range or one order on the next field
 * of the same declared index. A shape that no index serves is refused with `QueryRefused`.
 */
export type ViewQuery = {
  readonly where?: Readonly<Record<string, Scalar>>;
  readonly range?: { readonly field: string; readonly from?: Scalar; readonly to?: Scalar };
  readonly order?: { readonly field: string; readonly descending?: boolean };
  /** Cursor of the page before, opaque. */
  readonly after?: string;
  /** Documents per page, 1 to 500. */
  readonly limit: number;
};

/** A document with the position of the last event that touched it. */
export type Stored<View> = { readonly key: string; readonly position: number; readonly doc: View };

/** A page and, when there is more, the cursor to continue with. */
export type Page<View> = { readonly items: readonly Stored<View>[]; readonly next?: string };

/**
 * A view as its readers see it. `position` is read first and the documents after it, so that it is a lower bound for
 * what they contain. Errors: `QueryRefused`, `CursorUnreadable`, `ReadStoreUnavailable`.
 */
export type View<Document extends object> = {
  readonly name: string;
  /** How far the view's runner has read the log. */
  position(): Promise<number>;
  get(key: string): Promise<Stored<Document> | undefined>;
  /** The documents that exist, by key; at most 2,000 keys. */
  getMany(keys: readonly string[]): Promise<ReadonlyMap<string, Stored<Document>>>;
  find(query: ViewQuery): Promise<Page<Document>>;
  /** Number of matches, counting no further than `limit`. */
  countUpTo(query: Omit<ViewQuery, 'after' | 'limit' | 'order'>, limit: number): Promise<number>;
};

/** No declared index serves the query's shape. A mistake of ours, never of a user. */
export class QueryRefused extends Error {
  constructor(view: string, why: string) {
    super(`view ${view}: ${why}`);
    this.name = 'QueryRefused';
  }
}

/** A cursor that is not from this view. */
export class CursorUnreadable extends Error {
  constructor() {
    super('cursor unreadable');
    this.name = 'CursorUnreadable';
  }
}

/** The read store does not respond now: views can be queried again later, nothing is lost. */
export class ReadStoreUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadStoreUnavailable';
  }
}

/** A view's stored data is damaged and was discarded: the view's runner builds it again, as after the first start. */
export class ViewDamaged extends ReadStoreUnavailable {
  constructor(view: string, reason: string, options?: ErrorOptions) {
    super(`view ${view} was damaged (${reason}) and is built again from the log`, options);
    this.name = 'ViewDamaged';
  }
}
