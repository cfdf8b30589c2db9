import type { FoldedEvents } from '#read-store';
import { traceNow, type Traces } from './traces.ts';

/** A rebuilt view reads old events: they do not belong in the trace of their request. */
const RECENT_MS = 60_000;

/** A step in the trace of each request whose events a view has just folded. */
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
