import type { EventStore } from '#event-store';
import type { Folding } from './fold-event.ts';
import type { AnyProjection } from './projection.ts';
import type { Checkpoint } from './view-writer.ts';

/**
 * Which events a program folds into a view, each in the version that it is given in: `CarReleased.v1 CarRevised.v2`. A
 * program that knew less leaves events out, and one that knew another version made something else of them: either way
 * the view is worth nothing to this one, whatever its own version says.
 */
export const shapesFoldedInto = (projection: AnyProjection | Folding, eventStore: EventStore): string =>
  [...new Set<string>(projection.handles)]
    .sort()
    .map((type) => `${type}.v${eventStore.newestVersion(type)}`)
    .join(' ');

/** Whether a view of this log was folded from other events, or other versions of them, than this program folds. */
export const isFoldedOtherwise = async (
  projection: AnyProjection | Folding,
  eventStore: EventStore,
  checkpoint: Checkpoint,
): Promise<boolean> =>
  checkpoint.logId === (await eventStore.logId()) && checkpoint.shapes !== shapesFoldedInto(projection, eventStore);
