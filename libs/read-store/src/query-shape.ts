import { type Bookmark, readCursor } from './cursor.ts';
import type { AnyProjection } from './projection.ts';
import { QueryRefused, type Scalar, type ViewQuery } from './view.ts';

/** Documents per page at most. */
export const MAX_PAGE = 500;
/** Keys per `getMany` at most. */
export const MAX_KEYS = 2_000;
/** Stands for the document's key in `range` and `order`, where no field is given. */
export const KEY_FIELD = 'key';

/**
 * A query that one declared index serves: equalities on its first fields, and then its last field, if there is one more,
 * which orders the page (`sort`), ties by key in the same direction. Without `sort` the order is by key. `from` and `to`
 * are both included, and bound `sort`, or the key. Order of values: null (also a missing field), numbers, strings by
 * their UTF-8 bytes; removed documents are never found.
 */
export type QueryPlan = {
  readonly equals: readonly (readonly [field: string, value: Scalar])[];
  readonly sort: string | undefined;
  /** The place of that index among the declared ones; undefined: only the key serves it. */
  readonly index: number | undefined;
  readonly descending: boolean;
  readonly from: Scalar | undefined;
  readonly to: Scalar | undefined;
  /** The page starts behind this. */
  readonly after: Bookmark | undefined;
  readonly limit: number;
  /** Part of the page's cursor. */
  readonly shape: string;
};

type Asked = Pick<ViewQuery, 'where' | 'range' | 'order'>;

/** The plan of a query; `QueryRefused` when no declared index serves it, `CursorUnreadable` when `after` is not its own. */
export const planQuery = (projection: AnyProjection, query: ViewQuery): QueryPlan => {
  if (!Number.isInteger(query.limit) || query.limit < 1 || query.limit > MAX_PAGE)
    throw new QueryRefused(projection.name, `limit ${query.limit} is not within 1 to ${MAX_PAGE}`);
  const equals = Object.entries(query.where ?? {});
  const { index, sort } = servedBy(projection, query, equals);
  const descending = query.order?.descending ?? false;
  const shape = `${projection.name}.v${projection.version} ${sort ?? KEY_FIELD} ${descending ? 'down' : 'up'}`;
  return {
    equals,
    sort,
    index,
    descending,
    from: query.range?.from,
    to: query.range?.to,
    after: query.after === undefined ? undefined : readCursor(shape, query.after),
    limit: query.limit,
    shape,
  };
};

/** `QueryRefused` when there are more keys than one response may hold. */
export const checkKeys = (view: string, keys: readonly string[]): void => {
  if (keys.length > MAX_KEYS) throw new QueryRefused(view, `${keys.length} keys are more than ${MAX_KEYS}`);
};

type Served = Pick<QueryPlan, 'index' | 'sort'>;

const servedBy = (projection: AnyProjection, asked: Asked, equals: QueryPlan['equals']): Served => {
  const wanted = orderedBy(projection, asked);
  const fields = equals.map(([field]) => field);
  if (fields.length === 0 && (wanted === undefined || wanted === KEY_FIELD))
    return { index: undefined, sort: undefined };
  const exact = wanted === undefined || wanted === KEY_FIELD ? findIndex(projection, fields, 0) : -1;
  if (exact >= 0) return { index: exact, sort: undefined };
  const index = wanted === KEY_FIELD ? -1 : findIndex(projection, fields, 1, wanted);
  if (index < 0) throw new QueryRefused(projection.name, `no index on ${[...fields, wanted ?? ''].join(', ')}`);
  return { index, sort: projection.indexes[index]?.at(-1) };
};

const orderedBy = (projection: AnyProjection, { range, order }: Asked): string | undefined => {
  if (range && order && range.field !== order.field)
    throw new QueryRefused(projection.name, `range on ${range.field} but order by ${order.field}`);
  return range?.field ?? order?.field;
};

const findIndex = (projection: AnyProjection, fields: readonly string[], more: 0 | 1, last?: string) =>
  (projection.indexes as readonly (readonly string[])[]).findIndex(
    (index) =>
      index.length === fields.length + more &&
      fields.every((field) => index.slice(0, fields.length).includes(field)) &&
      (last === undefined || index.at(-1) === last),
  );
