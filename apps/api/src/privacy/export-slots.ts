import type { Readable } from 'node:stream';
import { Refused } from '../http/refused.ts';

/** An export reads the whole log: more at once would hold up everybody's pages. */
const EXPORTS_AT_ONCE = 2;
const RETRY_AFTER = 60;
/** Enough for years of somebody's acts on a slow line; who reads more slowly holds a place that others wait for. */
export const EXPORT_MINUTES = 5;
const MINUTE_MS = 60_000;

/** Who takes their data with them now: one export an account, few at once, and none for ever. */
export class ExportSlots {
  readonly #taken = new Map<string, Readable>();

  /** Throws `too-many-requests` where there is no place. The place is free again when the stream closes. */
  hold(userId: string, open: () => Readable): Readable {
    const own = this.#taken.has(userId);
    if (own || this.#taken.size >= EXPORTS_AT_ONCE)
      throw new Refused('too-many-requests', { limit: own ? 1 : EXPORTS_AT_ONCE }, RETRY_AFTER);
    const stream = open();
    this.#taken.set(userId, stream);
    const cutOff = () => stream.destroy(new Error('the export was read too slowly'));
    const late = setTimeout(cutOff, EXPORT_MINUTES * MINUTE_MS).unref();
    const free = () => {
      clearTimeout(late);
      if (this.#taken.get(userId) === stream) this.#taken.delete(userId);
    };
    // Whole, or cut off; the first comes before its reader has the last byte.
    stream.once('end', free).once('close', free);
    return stream;
  }
}
