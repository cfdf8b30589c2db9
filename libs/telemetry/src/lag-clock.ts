/**
 * How long a view has been missing events of the log: 0 while it has those that were there at the last check. On a busy
 * log a view is always a little behind the end; it is late only for an event that it has not read since.
 */
export class LagClock {
  readonly #missing = new Map<string, { readonly wanted: number; readonly since: number }>();

  /** Seconds; `now` in milliseconds of a clock that never goes back. */
  lagOf(view: string, position: number, head: number, now: number): number {
    const missing = this.#missing.get(view);
    if (missing && position < missing.wanted) return (now - missing.since) / 1_000;
    if (position < head) this.#missing.set(view, { wanted: head, since: now });
    else this.#missing.delete(view);
    return 0;
  }
}
