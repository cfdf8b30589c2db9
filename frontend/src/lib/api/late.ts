import { requestIsLate } from '../live-views/connection.ts';

/** After this many milliseconds without an answer a request is said to be late; it is not given up. */
export const LATE_AFTER_MS = 8_000;

/** Does it, and says while it is late. */
export async function saidWhenLate<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const request = Symbol('request');
  const timer = setTimeout(() => requestIsLate(request, true), LATE_AFTER_MS);
  try {
    return await act();
  } finally {
    clearTimeout(timer);
    requestIsLate(request, false);
  }
}
