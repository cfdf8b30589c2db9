import { randomUUID } from 'node:crypto';
import {
  BeginOperation,
  beginOperation,
  EndOperation,
  endOperation,
  operation,
  type OperationAction,
  type OperationFigures,
  type OperationOutcome,
  type OperationReason,
  operationStream,
  operator,
} from '#domain';
import { commandMeta, decideAndAppend, type EventStore } from '#event-store';
import type { ReadStore } from '#read-store';
import { ProgressNotes } from './progress-notes.ts';
import { Steering } from './steering.ts';
import { OperationStopped, type Watching, type WorkDone, type WorkProgress } from './watching.ts';

export type OperationRequest = {
  readonly act: OperationAction;
  readonly target?: string;
  readonly reason: OperationReason;
};

type Stores = { readonly eventStore: EventStore; readonly readStore?: ReadStore };

type Attending = {
  /** Stops it, as an event in the log may. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: WorkProgress) => void;
};

const metaOf = (name: string, data: object) =>
  commandMeta({ name, data, actor: operator, idempotencyKey: randomUUID(), now: new Date().toISOString() });

export const beginByOperator = async (eventStore: EventStore, data: OperationRequest): Promise<string> => {
  const operationId = randomUUID();
  const meta = metaOf('BeginOperation', data);
  const command = new BeginOperation(data, meta);
  const decide = (state: typeof operation.initial) => beginOperation(command, state, { operationId });
  await decideAndAppend(eventStore, operationStream(operationId), operation, decide, meta);
  return operationId;
};

/** Records the result of an operation; no event where it has one. */
export const endOperationOf = async (
  eventStore: EventStore,
  operationId: string,
  outcome: OperationOutcome,
  figures: OperationFigures,
): Promise<void> => {
  const data = { operationId, outcome, figures };
  const meta = metaOf('EndOperation', data);
  const command = new EndOperation(data, meta);
  const decide = (state: typeof operation.initial) => endOperation(command, state);
  await decideAndAppend(eventStore, operationStream(operationId), operation, decide, meta);
};

/**
 * Runs a started operation: it pauses and stops on request, reports progress, and records its result in the log. Throws
 * what the work throws; `OperationStopped` when it was stopped.
 */
export const attend = async <Done extends WorkDone>(
  { eventStore, readStore }: Stores,
  operationId: string,
  work: (watching: Watching) => Promise<Done>,
  { signal, onProgress }: Attending = {},
): Promise<Done> => {
  const began = performance.now();
  const seconds = () => Math.round(performance.now() - began) / 1_000;
  const steering = new Steering(eventStore, operationId);
  const stop = () => steering.stop();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const notes = readStore && new ProgressNotes(readStore, operationId);
  const tell = (progress: WorkProgress) => {
    notes?.onProgress(progress);
    onProgress?.(progress);
  };
  try {
    const done = await work({ signal: steering.signal, mayGoOn: steering.mayGoOn, onProgress: tell });
    await endOperationOf(eventStore, operationId, done.outcome, { ...done.figures, seconds: seconds() });
    return done;
  } catch (error) {
    const stopped = steering.signal.aborted;
    const figures = { seconds: seconds(), ...(!stopped && { fault: (error as Error).name }) };
    await endOperationOf(eventStore, operationId, stopped ? 'stopped' : 'failed', figures);
    throw stopped ? new OperationStopped() : error;
  } finally {
    signal?.removeEventListener('abort', stop);
    steering.end();
    await notes?.end();
  }
};

export const operate = async <Done extends WorkDone>(
  stores: Stores,
  wanted: OperationRequest,
  work: (watching: Watching) => Promise<Done>,
  attending?: Attending,
): Promise<Done> => attend(stores, await beginByOperator(stores.eventStore, wanted), work, attending);
