import type { FastifyInstance } from 'fastify';
import { shapeInvalid } from './shape-invalid.ts';

/** The deepest body of any endpoint has seven levels; thousands would overflow a recursive reader. */
const LEVELS_MAX = 20;
/** The shortest entries of the longest accepted list, 100 kB of them, have 9,800. */
const NAMES_MAX = 10_000;

type Part = { readonly value: unknown; readonly level: number };

/** Why a body is refused before it is read; undefined: it is not. Iterative, because a body may have any depth. */
const faultOf = (body: unknown): string | undefined => {
  const parts: Part[] = [{ value: body, level: 0 }];
  let names = 0;
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const { value, level } = part;
    // A lone surrogate is no character: the log returns it changed, or a reader breaks.
    if (typeof value === 'string' && !value.isWellFormed()) return 'a text holds half of a character';
    if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue;
    if (level >= LEVELS_MAX) return `nested more than ${LEVELS_MAX} levels deep`;
    const fields = Object.entries(value);
    names += Array.isArray(value) ? 0 : fields.length;
    if (names > NAMES_MAX) return `more than ${NAMES_MAX} names`;
    for (const [name, field] of fields) {
      if (!name.isWellFormed()) return 'a text holds half of a character';
      parts.push({ value: field, level: level + 1 });
    }
  }
  return undefined;
};

/** Throws `shape-invalid` where a body contains a malformed text, or is deeper or wider than any endpoint needs. */
export const mustBeWellFormed = <Body>(body: Body): Body => {
  const message = faultOf(body);
  if (message === undefined) return body;
  throw shapeInvalid([{ message }]);
};

export const useWellFormedBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => void mustBeWellFormed(body));
};
