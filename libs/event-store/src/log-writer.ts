import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Appended, EventStoreUnavailable, type ExpectedRevision } from './event-store.ts';
import type { AppendRequest } from './log-writer.sqlite.ts';
import type { FromLogWriter, LogWriterData, ToLogWriter } from './log-writer.worker.ts';
import { pendingAppends } from './pending-appends.ts';
import type { EventColumns } from './stored-event.ts';

/** The writing thread, as seen by the thread that uses it. */
export type LogWriter = {
  append(stream: string, expected: ExpectedRevision, events: readonly EventColumns[]): Promise<Appended>;
  /** Finishes what was accepted, then ends the thread. */
  close(): Promise<void>;
};

/** Starts the writing thread; `onAppended` is called when it may have written something. */
export const startLogWriter = async (data: LogWriterData, onAppended: () => void): Promise<LogWriter> => {
  const worker = new Worker(new URL(`./log-writer.worker${extname(import.meta.url)}`, import.meta.url), {
    name: 'log-writer',
    workerData: data,
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await started(worker);

  let closing = false;
  // A process stays alive for pending writes, not for an idle writer.
  const pending = pendingAppends((busy) => (busy || closing ? worker.ref() : worker.unref()));
  worker.unref();
  worker.on('message', (message: FromLogWriter) => {
    if (message === 'ready' || 'failed' in message) return;
    pending.settle(message);
    post.answered();
    onAppended();
  });
  worker.on('error', (error) => pending.fail(String(error)));

  const post = postTogether(worker);
  worker.once('exit', () => {
    closing = true;
    pending.fail('the writer has ended');
  });
  return {
    append: (stream, expected, events) => {
      if (closing) return Promise.reject(new EventStoreUnavailable('the event store is closed'));
      const { ticket, answer } = pending.add(stream, expected);
      post.append({ ticket, stream, expected, events });
      return answer;
    },
    close: () => {
      if (!closing) post.close();
      closing = true;
      worker.ref();
      return ended;
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

type Post = {
  append(request: AppendRequest): void;
  answered(): void;
  close(): void;
};

/** The one that the writer is busy with, and one to continue with immediately. */
const MAX_UNANSWERED = 2;

/**
 * One message for all that is sent within a turn of the event loop, or while the writer is busy: a message costs more
 * than an append in it, and the writer commits together what it receives together.
 */
const postTogether = (worker: Worker): Post => {
  let gathered: AppendRequest[] = [];
  let planned = false;
  let unanswered = 0;
  const flush = () => {
    planned = false;
    if (gathered.length === 0) return;
    unanswered += 1;
    worker.postMessage(gathered satisfies ToLogWriter);
    if (gathered.length === 1 && unanswered === 1) stayAwake(() => unanswered > 0);
    gathered = [];
  };
  const plan = () => {
    if (planned || unanswered >= MAX_UNANSWERED || gathered.length === 0) return;
    planned = true;
    setImmediate(flush);
  };
  return {
    append: (request) => {
      gathered.push(request);
      plan();
    },
    answered: () => {
      unanswered -= 1;
      plan();
    },
    close: () => {
      flush();
      worker.postMessage('close' satisfies ToLogWriter);
    },
  };
};

/** A commit and the round trip. */
const AWAKE_MILLISECONDS = 0.6;

/**
 * Keeps the event loop turning for a moment, while it is needed: one writer waits for one commit, and to sleep and wake
 * up would take half as long again. Other work is done during this time.
 */
const stayAwake = (isNeeded: () => boolean): void => {
  const until = performance.now() + AWAKE_MILLISECONDS;
  const turn = () => {
    if (isNeeded() && performance.now() < until) setImmediate(turn);
  };
  turn();
};
