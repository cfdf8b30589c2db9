import { ErrorType, isCommandError } from '@kurrent/kurrentdb-client';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from './event-store.ts';

/** gRPC's status for a position from which the log cannot be read, and for a wrong user or password. */
const INVALID_ARGUMENT = 3;
const UNAUTHENTICATED = 16;

/** Errors about the request. All others are the server's own, or the connection's. */
const ANSWERS: ReadonlySet<string> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.APPEND_RECORD_SIZE_EXCEEDED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.STREAM_TOMBSTONED,
  ErrorType.WRONG_EXPECTED_VERSION,
]);

/** A client that no request shall wait for any longer: its server failed, fell silent, or no longer leads. */
export class ClientSpent extends EventStoreUnavailable {}

/** Whether an error of the driver has this type. */
export const isOfType = (error: unknown, type: ErrorType): boolean =>
  error instanceof Error && isCommandError(error) && error.type === type;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Whether a retry would not help: no right to read, or a position that is not of this log. */
export const isFinal = (error: unknown): boolean =>
  isOfType(error, ErrorType.ACCESS_DENIED) || codeOf(error) === INVALID_ARGUMENT;

/** Whether the client that threw this is no longer of use: any error that is no response to the request means that. */
export const isSpent = (error: unknown): boolean => {
  if (error instanceof ClientSpent) return true;
  if (isPorts(error) || isFinal(error)) return false;
  return !(error instanceof Error && isCommandError(error) && ANSWERS.has(error.type));
};

/** The error that the port throws for an error of the driver; the port's own errors stay as they are. */
export const portError = (error: unknown): Error => {
  if (isPorts(error)) return error;
  return new EventStoreUnavailable(reasonOf(error), { cause: error });
};

const isPorts = (error: unknown): error is Error =>
  error instanceof EventStoreUnavailable || error instanceof WrongExpectedRevision || error instanceof AppendRefused;

const reasonOf = (error: unknown): string => {
  if (!isOfType(error, ErrorType.ACCESS_DENIED))
    return `the event store does not answer: ${error instanceof Error ? error.message : String(error)}`;
  return codeOf(error) === UNAUTHENTICATED
    ? 'the event store does not know this user, or the password is wrong (EVENT_STORE_URL)'
    : 'the event store does not let this user do that (reading $all is needed)';
};
