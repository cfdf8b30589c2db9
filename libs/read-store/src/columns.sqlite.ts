import type { AnyProjection, Doc } from './projection.ts';
import { KEY_FIELD } from './query-shape.ts';
import type { Scalar } from './view.ts';

/** The declared fields of a view, each in its own column. */
export const fieldsOf = (projection: AnyProjection): readonly string[] => {
  const fields = [...new Set((projection.indexes as readonly (readonly string[])[]).flat())];
  const odd = fields.find((field) => field === KEY_FIELD || !/^[a-z]\w*$/i.test(field));
  if (odd !== undefined) throw new Error(`view ${projection.name}: ${odd} cannot be an indexed field`);
  return fields;
};

/** The name of the declared index at this place. */
export const indexName = (at: number): string => `by_${at}`;

export const column = (field: string): string => `"f_${field}"`;

/** Null and missing sort before everything and compare like any value (NULL would not): no JSON number is -Infinity. */
export const columnValue = (value: Scalar | undefined): string | number => {
  if (value === null || value === undefined) return -Infinity;
  return typeof value === 'boolean' ? Number(value) : value;
};

export const fieldValue = (doc: Doc, field: string): Scalar => {
  const value = doc[field];
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};
