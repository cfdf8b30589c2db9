import { AppendRefused, type EventStore, WrongExpectedRevision } from '#event-store';
import { methodsOf } from './methods-of.ts';
import type { Metrics } from './metrics.ts';

/** The log, with metrics: how long appends take, and how long the oldest unanswered one has waited. */
export const measuredLog = (log: EventStore, metrics: Metrics): EventStore => {
  const seconds = metrics.seconds('append_seconds', 'How long appends to the log took, by how they ended', ['outcome']);
  const waiting = new Set<{ readonly since: number }>();
  metrics.askedOne('appends_waiting', 'Appends that the log has not answered yet', () => waiting.size);
  metrics.askedOne('append_queue_age_seconds', 'How long the oldest append has waited that is not answered yet', () => {
    const [oldest] = waiting;
    return oldest ? secondsSince(oldest.since) : 0;
  });
  return {
    ...methodsOf(log),
    append: async (stream, expected, events) => {
      const append = { since: performance.now() };
      waiting.add(append);
      let outcome = 'done';
      try {
        return await log.append(stream, expected, events);
      } catch (error) {
        outcome = outcomeOf(error);
        throw error;
      } finally {
        waiting.delete(append);
        seconds.observe({ outcome }, secondsSince(append.since));
      }
    },
  };
};

const secondsSince = (since: number): number => (performance.now() - since) / 1_000;

const outcomeOf = (error: unknown): string => {
  if (error instanceof WrongExpectedRevision) return 'overtaken';
  return error instanceof AppendRefused ? 'refused' : 'unavailable';
};
