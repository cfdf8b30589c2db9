import type { FoldedEvents } from '#read-store';
import { traceNow, type Traces } from './traces.ts';

/** A view that is built anew reads what was long ago: nobody looks for that in the trace of its request. */
const RECENT_MS = 60_000;

/** A step in the trace of each request whose events a view has just taken in. */
export const traceViews =
  (traces: Traces) =>
  ({ view, events, began }: FoldedEvents): void => {
    const ended = traceNow();
    for (const { type, meta } of events) {
      const { correlationId, at } = meta;
      if (correlationId === undefined || ended - Date.parse(at) > RECENT_MS) continue;
      traces.step({ correlationId, name: `view ${view}`, began, ended, attributes: { 'tdr.event': type } });
    }
  };
