import type { EventStore } from '#event-store';
import type { Folding } from './fold-event.ts';
import type { AnyProjection } from './projection.ts';
import type { Checkpoint } from './view-writer.ts';

/**
 * The events that a program folds into a view, each in its version: `CarReleased.v1 CarRevised.v2`. A program that knew
 * fewer events left some out, and one that knew another version folded them differently: either way the view is useless
 * to this one, whatever its own version is.
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
