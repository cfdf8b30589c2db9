import { STATUS_CODES } from 'node:http';
import { AccountsUnavailable } from '#accounts';
import { type Problem, type ProblemCode, problemCode, problemStatus } from '#contracts';
import { AppendRefused, EventStoreUnavailable, WrongExpectedRevision } from '#event-store';
import { RuleBroken } from '#kernel';
import { CursorUnreadable, ReadStoreUnavailable, TooManyWaiting } from '#read-store';
import { PictureRefused, TooManyPictures, UploadsUnavailable } from '#uploads';
import { Refused } from './refused.ts';

type Facts = Readonly<Record<string, unknown>>;
type Reason = { readonly code: ProblemCode; readonly facts?: Facts; readonly retryAfter?: number | undefined };

/** Seconds after which a store, or a busy node, may be retried. */
const STORE_RETRY_AFTER = 2;
const WAIT_RETRY_AFTER = 1;

/** The problem response of an error, with its retry time; every error has one, an unforeseen one is `unexpected`. */
export const problemOf = (
  error: unknown,
  correlationId: string,
): Problem & { readonly retryAfter?: number | undefined } => {
  const { code, facts = {}, retryAfter } = reasonOf(error);
  const status = problemStatus(code);
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: `urn:tdr:problem:${code}`, title, status, code, facts, correlationId, retryAfter };
};

const reasonOf = (error: unknown): Reason => {
  if (error instanceof Refused) return error;
  if (error instanceof RuleBroken) return { code: known(error.code), facts: error.facts };
  if (error instanceof WrongExpectedRevision) return { code: 'changed-meanwhile' };
  if (error instanceof AppendRefused) return appendRefused(error);
  if (error instanceof CursorUnreadable) return { code: 'cursor-unreadable' };
  if (error instanceof PictureRefused) return { code: error.code, facts: error.facts };
  if (error instanceof UploadsUnavailable) return { code: 'store-unavailable', retryAfter: STORE_RETRY_AFTER };
  if (error instanceof EventStoreUnavailable || error instanceof AccountsUnavailable) {
    return { code: 'store-unavailable', retryAfter: STORE_RETRY_AFTER };
  }
  if (error instanceof ReadStoreUnavailable) return { code: 'views-unavailable', retryAfter: STORE_RETRY_AFTER };
  if (error instanceof TooManyWaiting || error instanceof TooManyPictures)
    return { code: 'too-many-waiting', retryAfter: WAIT_RETRY_AFTER };
  return frameworkReason(error);
};

const known = (code: string): ProblemCode => problemCode.safeParse(code).data ?? 'unexpected';

const appendRefused = ({ code, facts }: AppendRefused): Reason =>
  code === 'stream-too-long' ? { code, facts } : { code: 'body-too-large', facts };

/** Nest and Fastify put the status on their errors, each in a place of its own. */
const frameworkReason = (error: unknown): Reason => {
  const { statusCode, status = statusCode } = (error ?? {}) as { statusCode?: number; status?: number };
  if (status === 404) return { code: 'route-unknown' };
  if (status === 413) return { code: 'body-too-large' };
  if (status === 400 || status === 415) return { code: 'body-unreadable' };
  return { code: 'unexpected' };
};
