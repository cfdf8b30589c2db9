import { z } from 'zod';

/** What a write answers: the thing's id, the position of its last fact, and the views that will show it. */
export const written = z
  .object({ id: z.string(), position: z.number().int().nonnegative(), views: z.array(z.string()) })
  .meta({ id: 'Written' });
export type Written = z.infer<typeof written>;

/** Header names, lower case as they arrive. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
export const X_POSITION = 'x-position';
export const X_AFTER_POSITION = 'x-after-position';
export const X_CORRELATION_ID = 'x-correlation-id';
/** Which build of the pages asks. */
export const X_CLIENT = 'x-client';
