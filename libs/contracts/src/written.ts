import { z } from 'zod';

/** The response to a write: the item's id, the position of its last event, and the views that will show it. */
export const written = z
  .object({ id: z.string(), position: z.number().int().nonnegative(), views: z.array(z.string()) })
  .meta({ id: 'Written' });
export type Written = z.infer<typeof written>;

/** Header names, lower case as they arrive. */
export const IDEMPOTENCY_KEY = 'idempotency-key';
export const X_POSITION = 'x-position';
export const X_AFTER_POSITION = 'x-after-position';
export const X_CORRELATION_ID = 'x-correlation-id';
/** The build of the requesting page. */
export const X_CLIENT = 'x-client';
