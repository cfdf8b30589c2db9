import type { FastifyInstance } from 'fastify';
import { shapeInvalid } from './shape-invalid.ts';

/** Half of a pair (a lone surrogate) is no character: it comes back from the log as another one, or breaks who reads it. */
const isWellFormed = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return true;
  return Object.entries(value).every(([key, field]) => key.isWellFormed() && isWellFormed(field));
};

/** Throws `shape-invalid` where a text of a body is not made of characters. */
export const mustBeWellFormed = <Body>(body: Body): Body => {
  if (isWellFormed(body)) return body;
  throw shapeInvalid([{ message: 'a text holds half of a character' }]);
};

/** Holds every body to it, before anything reads it. */
export const useWellFormedBodies = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => void mustBeWellFormed(body));
};
