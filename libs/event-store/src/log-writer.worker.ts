import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openLogForWriting } from './log-file.sqlite.ts';
import { type AppendOutcome, type AppendRequest, groupCommit } from './log-writer.sqlite.ts';

/** Start data of the thread. */
export type LogWriterData = { readonly file: string; readonly maxPageCount?: number | undefined };

/** Messages to the thread: a group of appends, which it writes as one, or the message to end. */
export type ToLogWriter = readonly AppendRequest[] | 'close';

/** Messages from the thread: that it is ready, or why not; then the outcomes of each group. */
export type FromLogWriter = 'ready' | { readonly failed: string } | readonly (readonly [number, AppendOutcome])[];

const serve = (port: MessagePort, { file, maxPageCount }: LogWriterData): void => {
  const log = openLogForWriting(file, maxPageCount);
  const commit = groupCommit(log);

  const write = (message: ToLogWriter): void => {
    if (message === 'close') {
      log.close();
      port.close();
      return;
    }
    const outcomes = commit(message);
    port.postMessage(message.map(({ ticket }, index) => [ticket, outcomes[index]]));
  };

  let answeredAt = 0;
  port.on('message', (first: ToLogWriter) => {
    const isBusy = performance.now() - answeredAt < BUSY_MILLISECONDS;
    for (let message: ToLogWriter | undefined = first; message !== undefined;) {
      write(message);
      message = isBusy && isAlone(message) ? arriving(port) : arrived(port);
    }
    answeredAt = performance.now();
  });
  port.postMessage('ready' satisfies FromLogWriter);
};

const arrived = (port: MessagePort): ToLogWriter | undefined => receiveMessageOnPort(port)?.message;

/**
 * One writer that waits for each response; many writers have others' work to do in the meantime, and need the processor
 * for it.
 */
const isAlone = (message: ToLogWriter): boolean => message.length === 1;

/** A message that comes within this time after the last response means that more are likely to come as soon. */
const BUSY_MILLISECONDS = 0.3;
const AWAKE_MILLISECONDS = 0.15;

/** The same, awake for a moment: to sleep and wake up takes as long as half a commit. */
const arriving = (port: MessagePort): ToLogWriter | undefined => {
  const until = performance.now() + AWAKE_MILLISECONDS;
  for (;;) {
    const message = arrived(port);
    if (message !== undefined || performance.now() > until) return message;
  }
};

/** Reports to the starter of the thread why it cannot start. */
const begin = (port: MessagePort): void => {
  try {
    serve(port, workerData as LogWriterData);
  } catch (error) {
    port.postMessage({ failed: String(error) } satisfies FromLogWriter);
    port.close();
  }
};

if (parentPort) begin(parentPort);
