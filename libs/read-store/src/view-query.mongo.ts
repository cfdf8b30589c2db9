import type { Filter, Sort } from 'mongodb';
import type { DocumentRow } from './collections.mongo.ts';
import type { Doc } from './projection.ts';
import type { QueryPlan } from './query-shape.ts';
import type { Scalar } from './view.ts';

type Condition = Filter<DocumentRow>;
type Bound = { readonly value: Scalar; readonly included: boolean };

/** Kinds of values in their order. The server compares a value with its own kind only; a view's order crosses kinds. */
const KINDS = ['null', 'number', 'string'] as const;

/** The value an index holds for a field: true and false are 1 and 0, a non-scalar counts as missing. */
export const indexValue = (value: unknown): Scalar => {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** The declared fields of a document for the indexes. */
export const indexedFields = (fields: readonly string[], doc: Doc): Record<string, Scalar> =>
  Object.fromEntries(fields.map((field) => [field, indexValue(doc[field])]));

/** Filter of a plan; served by the index that the plan was made for. */
export const planFilter = (plan: QueryPlan): Condition => {
  const everywhere: Condition = { doc: { $exists: true } };
  for (const [field, value] of plan.equals) Object.assign(everywhere, { [`by.${field}`]: indexValue(value) });
  const alternatives = plan.sort === undefined ? [byKey(plan)] : bySort(plan, `by.${plan.sort}`);
  const branches = alternatives.map((one): Condition => ({ ...everywhere, ...one }));
  if (branches.length === 0) return { _id: { $in: [] } };
  return branches.length === 1 ? (branches[0] ?? everywhere) : { $or: branches };
};

/** The order of a plan's pages. */
export const planSort = ({ sort, descending }: QueryPlan): Sort => {
  const direction = descending ? -1 : 1;
  return sort === undefined ? { _id: direction } : { [`by.${sort}`]: direction, _id: direction };
};

const byKey = ({ from, to, after, descending }: QueryPlan): Condition => {
  const bounds = {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { $lte: to }),
    ...(after ? { [descending ? '$lt' : '$gt']: after.key } : {}),
  };
  return Object.keys(bounds).length === 0 ? {} : ({ _id: bounds } as Condition);
};

/** A page continues behind the bookmark's value, or at that very value behind its key. */
const bySort = ({ from, to, after, descending }: QueryPlan, field: string): readonly Condition[] => {
  const lower = from === undefined ? undefined : { value: indexValue(from), included: true };
  const upper = to === undefined ? undefined : { value: indexValue(to), included: true };
  if (!after) return between(field, lower, upper);
  const behind = { value: indexValue(after.value), included: false };
  const tie = { [field]: behind.value, _id: { [descending ? '$lt' : '$gt']: after.key } } as Condition;
  return [tie, ...(descending ? between(field, lower, behind) : between(field, behind, upper))];
};

const between = (field: string, lower: Bound | undefined, upper: Bound | undefined): readonly Condition[] => {
  if (!lower && !upper) return [{}];
  const first = lower ? kindOf(lower.value) : 0;
  const last = upper ? kindOf(upper.value) : KINDS.length - 1;
  return KINDS.slice(first, last + 1).flatMap((kind) => ofKind(kind, field, lower, upper));
};

const ofKind = (
  kind: (typeof KINDS)[number],
  field: string,
  lower: Bound | undefined,
  upper: Bound | undefined,
): readonly Condition[] => {
  const low = lower && KINDS[kindOf(lower.value)] === kind ? lower : undefined;
  const high = upper && KINDS[kindOf(upper.value)] === kind ? upper : undefined;
  if (kind === 'null') return low?.included === false || high?.included === false ? [] : [{ [field]: null }];
  const bounds = {
    ...(low ? { [low.included ? '$gte' : '$gt']: low.value } : {}),
    ...(high ? { [high.included ? '$lte' : '$lt']: high.value } : {}),
  };
  return [{ [field]: low || high ? bounds : { $type: kind } } as Condition];
};

const kindOf = (value: Scalar): number => (value === null ? 0 : typeof value === 'string' ? 2 : 1);
