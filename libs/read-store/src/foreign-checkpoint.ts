import type { EventStore } from '#event-store';
import { type Checkpoint, type ViewVersion, viewId } from './view-writer.ts';

/** A view was folded from another log than the one given. */
export class CheckpointForeign extends Error {
  readonly view: string;

  constructor(view: ViewVersion) {
    super(`view ${viewId(view)} was made from another log: give it its own log, or rebuild it from this one`);
    this.name = 'CheckpointForeign';
    this.view = view.name;
  }
}

/** A view has seen more than the log holds: the log was cut or restored from an older copy. */
export class CheckpointBeyondLog extends Error {
  readonly view: string;

  constructor(view: ViewVersion, checkpoint: number, head: number) {
    super(`view ${viewId(view)} is at ${checkpoint}, beyond the log's end at ${head}: restore the log, or rebuild it`);
    this.name = 'CheckpointBeyondLog';
    this.view = view.name;
  }
}

/** Throws `CheckpointForeign` or `CheckpointBeyondLog` when the log cannot be what the view was folded from. */
export const checkCheckpoint = async (
  eventStore: EventStore,
  view: ViewVersion,
  checkpoint: Checkpoint | undefined,
): Promise<void> => {
  if (!checkpoint) return;
  if (checkpoint.logId !== (await eventStore.logId())) throw new CheckpointForeign(view);
  // The log may reach past its last event, and then so may a view.
  const { position: end } = await eventStore.readAll(await eventStore.head(), 1);
  if (checkpoint.position > end) throw new CheckpointBeyondLog(view, checkpoint.position, end);
};
