import type { FastifyRequest } from 'fastify';
import { shapeInvalid } from './shape-invalid.ts';

const FIELDS = /^\w{1,40}(,\w{1,40}){0,49}$/;

/** The requested fields of each item of a list, as `fields=id,rq`; undefined: all. Refused: `shape-invalid`. */
export const requestedFields = ({ query }: Pick<FastifyRequest, 'query'>): ReadonlySet<string> | undefined => {
  const { fields } = query as { fields?: unknown };
  if (fields === undefined) return undefined;
  if (typeof fields === 'string' && FIELDS.test(fields)) return new Set(fields.split(','));
  throw shapeInvalid([{ path: ['fields'], message: 'names with commas between them' }]);
};

/** The same response with only the requested fields of its items; a response that is no list stays as it is. */
export const withFields = (body: unknown, fields: ReadonlySet<string> | undefined): unknown => {
  const { items } = (body ?? {}) as { items?: unknown };
  if (!fields || !Array.isArray(items)) return body;
  const few = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => fields.has(name)));
  return { ...(body as object), items: items.map(few) };
};
