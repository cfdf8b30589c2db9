import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type Appended,
  AppendRefused,
  EventStoreUnavailable,
  type ExpectedRevision,
  WrongExpectedRevision,
} from './event-store.ts';
import type { AppendOutcome, AppendRequest } from './log-writer.sqlite.ts';
import type { FromLogWriter, LogWriterData, ToLogWriter } from './log-writer.worker.ts';
import type { EventColumns } from './stored-event.ts';

/** The thread that writes the log, as the thread that uses it sees it. */
export type LogWriter = {
  append(stream: string, expected: ExpectedRevision, events: readonly EventColumns[]): Promise<Appended>;
  /** Finishes what was accepted, then ends the thread. */
  close(): Promise<void>;
};

type Waiting = AppendRequest & PromiseWithResolvers<Appended>;

/** Starts the writing thread; `onAppended` is called when it has written something. */
export const startLogWriter = async (data: LogWriterData, onAppended: () => void): Promise<LogWriter> => {
  const worker = new Worker(new URL(`./log-writer.worker${extname(import.meta.url)}`, import.meta.url), {
    name: 'log-writer',
    workerData: data,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await started(worker);

  const waiting = new Map<number, Waiting>();
  let closed: Promise<void> | undefined;
  const post = postTogether(worker);

  const settle = (message: FromLogWriter): void => {
    if (message === 'ready' || 'failed' in message) return;
    for (const [ticket, outcome] of message) {
      const request = waiting.get(ticket);
      waiting.delete(ticket);
      if (request) answer(request, outcome);
    }
    onAppended();
  };
  const fail = (reason: string) =>
    settle([...waiting.keys()].map((ticket) => [ticket, { status: 'unavailable', reason }]));
  worker.on('message', settle);
  worker.on('error', (error) => fail(String(error)));
  void ended.then(() => {
    closed ??= ended;
    fail('the writer has ended');
  });

  let tickets = 0;
  return {
    append: (stream, expected, events) => {
      if (closed) return Promise.reject(new EventStoreUnavailable('the event store is closed'));
      tickets += 1;
      const request = { ticket: tickets, stream, expected, events };
      const settled = Promise.withResolvers<Appended>();
      waiting.set(tickets, { ...request, ...settled });
      post(request);
      return settled.promise;
    },
    close: () => {
      if (!closed) post('close');
      return (closed ??= ended);
    },
  };
};

const started = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (reason: unknown) => reject(new EventStoreUnavailable(`the log cannot be opened: ${String(reason)}`));
    worker.once('error', fail);
    worker.once('message', (message: FromLogWriter) => {
      worker.off('error', fail);
      if (message === 'ready') resolve();
      else fail('failed' in message ? message.failed : 'unknown');
    });
  });

/** One message for all that is sent within a turn of the event loop: a message costs more than an append in it. */
const postTogether = (worker: Worker): ((message: AppendRequest | 'close') => void) => {
  let gathered: AppendRequest[] = [];
  const flush = () => {
    if (gathered.length > 0) worker.postMessage(gathered satisfies ToLogWriter);
    gathered = [];
  };
  return (message) => {
    if (message === 'close') {
      flush();
      worker.postMessage('close' satisfies ToLogWriter);
    } else if (gathered.push(message) === 1) setImmediate(flush);
  };
};

const answer = ({ stream, expected, resolve, reject }: Waiting, outcome: AppendOutcome): void => {
  switch (outcome.status) {
    case 'appended':
      return resolve({ revision: outcome.revision, position: outcome.position });
    case 'wrong-revision':
      return reject(new WrongExpectedRevision(stream, expected));
    case 'stream-too-long':
      return reject(new AppendRefused('stream-too-long', { stream }));
    case 'unavailable':
      return reject(new EventStoreUnavailable(outcome.reason));
  }
};
