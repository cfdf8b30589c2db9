import { type Position, START } from '@kurrent/kurrentdb-client';
import { EventStoreUnavailable } from './event-store.ts';

/**
 * A place in KurrentDB's log as the port's position: its commit position. Throws `EventStoreUnavailable` when that is
 * more than a number holds exactly (a log of 9 petabytes, or one that started so far out).
 */
export const positionOf = ({ commit }: Position): number => {
  const position = Number(commit);
  if (Number.isSafeInteger(position)) return position;
  throw new EventStoreUnavailable(`position ${commit} of the log is past what a number holds`);
};

/** The place of an event. Servers before 22.6 do not return it for events read from their stream. */
export const positionOfEvent = (event: { readonly position?: Position | undefined }): number =>
  positionOf(event.position ?? { commit: -1n, prepare: -1n });

/** Where the server starts for a caller that has read up to a position. */
export const placeAfter = (position: number): Position | typeof START =>
  position === 0 ? START : { commit: BigInt(position), prepare: BigInt(position) };

/**
 * Whether everything up to and including the position has been read at this place. A place whose halves differ lies
 * before the event of that position: it is where the next event will be written, so as a number it would hide that one.
 */
export const isBehindItsEvent = ({ commit, prepare }: Position): boolean => commit === prepare;
