import type { ViewChange } from '#read-store';
import { type EmbeddedProjections, startProjections } from '../live/embedded-projections.ts';
import type { ProjectionsWorkerMessage } from '../live/projections-talk.ts';
import { lacksViews } from '../live/build-views.ts';
import type { Ports } from '../ports.ts';
import { progressLines, type ProgressReporter } from './progress-lines.ts';

/** Runs the projections in this process: their messages reach waiters for a position, and every socket. */
export const embedProjections = (
  { config, logger, positions, eventStore, readStore }: Ports,
  tell: ProgressReporter,
  changed: (changes: readonly ViewChange[]) => void,
): EmbeddedProjections => {
  const progress = progressLines(tell);
  const hear = (said: ProjectionsWorkerMessage) => {
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
