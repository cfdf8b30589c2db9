import type { EventStore } from '#event-store';
import { projections } from '#projections';
import { type ReadStore, viewId, type ViewStatus } from '#read-store';
import { LagClock } from './lag-clock.ts';
import type { Metrics, Samples } from './metrics.ts';

type Stores = { readonly eventStore: Pick<EventStore, 'head'>; readonly readStore: Pick<ReadStore, 'status'> };

/** One read of both stores serves all numbers of one scrape. */
const LOOKED_MS = 1_000;

type Look = { readonly head: number; readonly at: number; readonly views: readonly ViewStatus[] };

/** Measures the position of the log, and how far each view of this release is behind it. */
export const measureViews = (metrics: Metrics, { eventStore, readStore }: Stores): void => {
  const clock = new LagClock();
  let looked: { readonly look: Promise<Look>; readonly until: number } | undefined;
  const look = async (): Promise<Look> => {
    const status = await readStore.status();
    const built = new Map(status.map((view) => [viewId(view), view]));
    const unbuilt = { checkpoint: undefined, parkedDocuments: 0 };
    const views = projections.map(({ name, version }) => {
      const view = { name, version };
      return built.get(viewId(view)) ?? { ...view, ...unbuilt };
    });
    // After the views: a head that was read before them might be lower than they are.
    return { head: await eventStore.head(), at: performance.now(), views };
  };
  const now = (): Promise<Look> => {
    if (looked === undefined || looked.until < performance.now())
      looked = { look: look(), until: performance.now() + LOOKED_MS };
    return looked.look;
  };
  const ofViews = async (value: (view: ViewStatus, look: Look) => number): Promise<Samples> => {
    const seen = await now();
    return seen.views.map((view) => [{ view: view.name }, value(view, seen)]);
  };
  const positionOf = ({ checkpoint }: ViewStatus): number => checkpoint?.position ?? 0;

  metrics.askedOne('log_answers', 'Whether the log answers: 1 or 0', () => answers(() => eventStore.head()));
  metrics.askedOne('views_answer', 'Whether the store of views answers: 1 or 0', () => answers(now));
  metrics.askedOne('log_position', 'Position of the last event in the log', () => eventStore.head());
  metrics.asked('view_behind_positions', 'Positions of the log that a view has still to read', ['view'], () =>
    ofViews((view, { head }) => Math.max(0, head - positionOf(view))),
  );
  metrics.asked('view_lag_seconds', 'How long a view has been missing what was in the log', ['view'], () =>
    ofViews((view, { head, at }) => clock.lagOf(view.name, positionOf(view), head, at)),
  );
  metrics.asked('view_parked_documents', 'Documents of a view that wait for a replay', ['view'], () =>
    ofViews(({ parkedDocuments }) => parkedDocuments),
  );
};

const answers = (ask: () => Promise<unknown>): Promise<number> =>
  ask().then(
    () => 1,
    () => 0,
  );
