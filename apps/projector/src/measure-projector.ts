import type { EventStore } from '#event-store';
import type { ReadStore, ViewChange } from '#read-store';
import { measureViews, Metrics, serveMetrics } from '#telemetry';
import type { Config } from './config.ts';

type Stores = { readonly eventStore: EventStore; readonly readStore: ReadStore };

export type Measuring = {
  changed(changes: readonly ViewChange[]): void;
  troubled(view: string): void;
  close(): Promise<void>;
};

const unmeasured: Measuring = { changed: () => undefined, troubled: () => undefined, close: async () => undefined };

/** Serves `/metrics` where that is configured; else nothing is measured. */
export const measureProjector = async (at: Config['metrics'], stores: Stores): Promise<Measuring> => {
  if (at === undefined) return unmeasured;
  const metrics = new Metrics();
  measureViews(metrics, stores);
  const changes = metrics.counter('view_changes_total', 'Changes of views that were told to pages', ['view']);
  const troubles = metrics.counter('view_troubles_total', 'How often a store failed a view', ['view']);
  const { close } = await serveMetrics(metrics, at);
  return {
    changed: (told) => {
      for (const { view } of told) changes.inc({ view });
    },
    troubled: (view) => troubles.inc({ view }),
    close,
  };
};
