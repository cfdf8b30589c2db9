import type { ViewChange } from '#read-store';
import { type EmbeddedProjections, startProjections } from '../live/embedded-projections.ts';
import type { ProjectionsWorkerSays } from '../live/projections-talk.ts';
import { lacksViews } from '../live/build-views.ts';
import type { Ports } from '../ports.ts';

/** Runs the projections in this process: what they tell reaches whoever waits for a position, and every socket. */
export const embedProjections = (
  { config, logger, positions, eventStore, readStore }: Ports,
  tell: (line: string) => void,
  changed: (changes: readonly ViewChange[]) => void,
): EmbeddedProjections => {
  const progress = progressLines(tell);
  const hear = (said: ProjectionsWorkerSays) => {
    if (said.kind === 'advanced') positions.advanced(said.views, said.position);
    else if (said.kind === 'changes') changed(JSON.parse(said.changes) as ViewChange[]);
    else if (said.kind === 'progress') progress(said);
    else if (said.kind === 'trouble') logger.warn({ view: said.view }, said.message);
  };
  const broke = (error: unknown) => logger.error({ err: error }, 'projections stopped; starting them again');
  const { eventStoreUrl, readStoreUrl, tracesUrl } = config;
  return startProjections({ eventStoreUrl, readStoreUrl, tracesUrl }, hear, broke, () =>
    lacksViews(eventStore, readStore),
  );
};

/** A start that is over in a moment says nothing of it. */
const QUIET_MS = 1_000;

/** A line when a tenth more is done: a long start should look alive. */
const progressLines = (tell: (line: string) => void) => {
  const told = new Map<string, number>();
  const loudFrom = performance.now() + QUIET_MS;
  return ({ view, position, head }: { view: string; position: number; head: number }): void => {
    const tenths = head === 0 ? 10 : Math.floor((10 * position) / head);
    if (performance.now() < loudFrom || tenths <= (told.get(view) ?? 0)) return;
    told.set(view, tenths);
    tell(`Building view ${view}: ${tenths * 10} %`);
  };
};
