import type { EventStore } from '#event-store';
import { methodsOf } from './methods-of.ts';
import { traceNow, type Traces } from './traces.ts';

/** The log, with a step in the trace of the request for each append. */
export const tracedLog = (log: EventStore, traces: Traces): EventStore => ({
  ...methodsOf(log),
  append: async (stream, expected, events) => {
    const began = traceNow();
    const appended = await log.append(stream, expected, events);
    const correlationId = events[0]?.meta.correlationId;
    if (correlationId !== undefined) {
      const attributes = { 'tdr.events': events.map(({ type }) => type), 'tdr.position': appended.position };
      traces.step({ correlationId, name: 'append', began, ended: traceNow(), attributes });
    }
    return appended;
  },
});
