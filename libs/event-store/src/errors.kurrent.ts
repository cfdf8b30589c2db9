import { ErrorType, isCommandError } from '@kurrent/kurrentdb-client';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from './event-store.ts';

/** gRPC's status for a place from which the log cannot be read. */
const INVALID_ARGUMENT = 3;

/** Whether the driver says this of an error. */
export const isOfType = (error: unknown, type: ErrorType): boolean =>
  error instanceof Error && isCommandError(error) && error.type === type;

/** Whether trying again would not help: no right to read, or a position that is none of this log. */
export const isFinal = (error: unknown): boolean =>
  isOfType(error, ErrorType.ACCESS_DENIED) ||
  (error instanceof Error && 'code' in error && error.code === INVALID_ARGUMENT);

/** The error that the port throws for an error of the driver; the port's own stay as they are. */
export const portError = (error: unknown): Error => {
  if (error instanceof EventStoreUnavailable) return error;
  if (error instanceof WrongExpectedRevision || error instanceof AppendRefused) return error;
  const reason = isOfType(error, ErrorType.ACCESS_DENIED)
    ? 'the event store does not let this user do that (reading $all is needed)'
    : `the event store does not answer: ${error instanceof Error ? error.message : String(error)}`;
  return new EventStoreUnavailable(reason, { cause: error });
};
