import type { EventStore } from '#event-store';
import { isFoldedOtherwise } from './folded-shapes.ts';
import type { AnyProjection } from './projection.ts';
import type { ReadStore } from './read-store.ts';
import { nothingIfDamaged, rebuildView, RebuildRunning } from './rebuild-view.ts';
import type { BuildProgress } from './side-builder.ts';

export type MissingViewsOptions = {
  readonly eventStore: EventStore;
  readonly readStore: ReadStore;
  readonly projections: readonly AnyProjection[];
  readonly holder: string;
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: BuildProgress) => void;
};

/**
 * Builds the views that have never been built, or from other events than this program knows, one after the other, so
 * that no more than one of them has its documents in memory. Leaves out what another process builds now; throws what
 * `rebuildView` throws, and nothing when it was stopped.
 */
export const buildMissingViews = async ({ projections, signal, ...options }: MissingViewsOptions): Promise<void> => {
  for (const projection of projections) {
    if (signal.aborted) return;
    const built = await options.readStore.writer(projection).checkpoint().catch(nothingIfDamaged);
    if (built && !(await isFoldedOtherwise(projection, options.eventStore, built))) continue;
    try {
      await rebuildView({ ...options, projection, signal });
    } catch (error) {
      if (!signal.aborted && !(error instanceof RebuildRunning)) throw error;
    }
  }
};
