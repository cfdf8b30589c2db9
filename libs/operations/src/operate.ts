import { randomUUID } from 'node:crypto';
import {
  BeginOperation,
  beginOperation,
  EndOperation,
  endOperation,
  operation,
  type OperationAct,
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

/** What is to be done, and why. */
export type Wanted = { readonly act: OperationAct; readonly target?: string; readonly reason: OperationReason };

type Stores = { readonly eventStore: EventStore; readonly readStore?: ReadStore };

type Attending = {
  /** Stops it, as somebody may by the log. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: WorkProgress) => void;
};

const metaOf = (name: string, data: object) =>
  commandMeta({ name, data, actor: operator, idempotencyKey: randomUUID(), now: new Date().toISOString() });

/** Writes down that the operator begins something; gives its id. */
export const beginByOperator = async (eventStore: EventStore, data: Wanted): Promise<string> => {
  const operationId = randomUUID();
  const meta = metaOf('BeginOperation', data);
  const command = new BeginOperation(data, meta);
  const decide = (state: typeof operation.initial) => beginOperation(command, state, { operationId });
  await decideAndAppend(eventStore, operationStream(operationId), operation, decide, meta);
  return operationId;
};

/** Writes down how an operation ended; nothing where that was said. */
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
 * Does an operation that was begun: it waits and stops as it is told, says how far it is, and the log says how it ended.
 * Throws what the work throws; `OperationStopped` when it was stopped.
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

/** Begins something for the operator, and does it. */
export const operate = async <Done extends WorkDone>(
  stores: Stores,
  wanted: Wanted,
  work: (watching: Watching) => Promise<Done>,
  attending?: Attending,
): Promise<Done> => attend(stores, await beginByOperator(stores.eventStore, wanted), work, attending);
