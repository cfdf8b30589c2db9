import { column, columnValue, indexName } from './columns.sqlite.ts';
import type { QueryPlan } from './query-shape.ts';

/** A piece of SQL and its values. */
export type Sql = { readonly text: string; readonly values: readonly (string | number)[] };

/** The page of a plan and one more row, which shows whether there is a next page. */
export const pageSql = (plan: QueryPlan): Sql => {
  const { text, values } = matching(plan);
  const direction = plan.descending ? ' DESC' : '';
  const order = orderOf(plan)
    .map((name) => name + direction)
    .join(', ');
  return {
    text: `SELECT key, position, doc FROM documents${indexedBy(plan)} WHERE ${text} ORDER BY ${order} LIMIT ?`,
    values: [...values, plan.limit + 1],
  };
};

/** The number of documents of a plan, counting up to a limit. */
export const countSql = (plan: QueryPlan, limit: number): Sql => {
  const { text, values } = matching(plan);
  return {
    text: `SELECT count(*) AS count FROM (SELECT 1 FROM documents${indexedBy(plan)} WHERE ${text} LIMIT ?)`,
    values: [...values, limit],
  };
};

/** Without this SQLite may scan another index from end to end in search of missing values. */
const indexedBy = ({ index }: QueryPlan): string => (index === undefined ? '' : ` INDEXED BY ${indexName(index)}`);

const orderOf = ({ sort }: QueryPlan): readonly string[] => (sort === undefined ? ['key'] : [column(sort), 'key']);

const matching = (plan: QueryPlan): Sql => {
  const ranged = plan.sort === undefined ? 'key' : column(plan.sort);
  const conditions: readonly (Sql | undefined)[] = [
    { text: 'doc IS NOT NULL', values: [] },
    ...plan.equals.map(([field, value]) => ({ text: `${column(field)} = ?`, values: [columnValue(value)] })),
    bound(plan, ranged, 'from'),
    bound(plan, ranged, 'to'),
    behind(plan),
  ];
  const asked = conditions.filter((condition) => condition !== undefined);
  return { text: asked.map(({ text }) => text).join(' AND '), values: asked.flatMap(({ values }) => values) };
};

/**
 * An end of the range; where the page before has moved it, its last value. Of two bounds of one column SQLite walks the
 * index from the first, and would read all earlier pages again: of 25,000 documents in pages of 25 for a minute.
 */
const bound = (plan: QueryPlan, ranged: string, end: 'from' | 'to'): Sql | undefined => {
  const { [end]: limit, after, sort, descending } = plan;
  if (limit === undefined) return undefined;
  const sign = end === 'from' ? '>=' : '<=';
  const begins = descending ? 'to' : 'from';
  if (!after || end !== begins) return { text: `${ranged} ${sign} ?`, values: [columnValue(limit)] };
  const reached = sort === undefined ? after.key : columnValue(after.value);
  return { text: `${ranged} ${sign} ${end === 'from' ? 'max' : 'min'}(?, ?)`, values: [columnValue(limit), reached] };
};

const behind = ({ after, sort, descending }: QueryPlan): Sql | undefined => {
  if (!after) return undefined;
  const sign = descending ? '<' : '>';
  return sort === undefined
    ? { text: `key ${sign} ?`, values: [after.key] }
    : { text: `(${column(sort)}, key) ${sign} (?, ?)`, values: [columnValue(after.value), after.key] };
};
