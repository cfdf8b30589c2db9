import { requestIsLate } from '../live-views/connection.ts';

/** A request without a response after this many milliseconds is shown as late; it is not aborted. */
export const LATE_AFTER_MS = 8_000;

/** Runs it, and shows while it is late. */
export async function notifyWhenSlow<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const request = Symbol('request');
  const timer = setTimeout(() => requestIsLate(request, true), LATE_AFTER_MS);
  try {
    return await act();
  } finally {
    clearTimeout(timer);
    requestIsLate(request, false);
  }
}
