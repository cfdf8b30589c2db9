import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openLogForWriting } from './log-file.sqlite.ts';
import { type AppendOutcome, type AppendRequest, groupCommit } from './log-writer.sqlite.ts';

/** What the thread is started with. */
export type LogWriterData = { readonly file: string; readonly maxPageCount?: number | undefined };

/** What it is sent: appends, or the word to finish them and end. */
export type ToLogWriter = readonly AppendRequest[] | 'close';

/** What it says: that it is ready, or why not; then the outcomes of a group. */
export type FromLogWriter = 'ready' | { readonly failed: string } | readonly (readonly [number, AppendOutcome])[];

const serve = (port: MessagePort, { file, maxPageCount }: LogWriterData): void => {
  const log = openLogForWriting(file, maxPageCount);
  const commit = groupCommit(log);

  const write = (messages: readonly ToLogWriter[]): void => {
    const group = messages.flatMap((message) => (message === 'close' ? [] : message));
    const outcomes = commit(group);
    port.postMessage(group.map(({ ticket }, index) => [ticket, outcomes[index]]));
    if (!messages.includes('close')) return;
    log.close();
    port.close();
  };

  let answeredAt = 0;
  port.on('message', (first: ToLogWriter) => {
    const next = performance.now() - answeredAt < BUSY_MILLISECONDS ? arrivingAt : arrivedAt;
    for (let messages = [first, ...arrivedAt(port)]; messages.length > 0;) {
      write(messages);
      messages = (isAlone(messages) ? next : arrivedAt)(port);
    }
    answeredAt = performance.now();
  });
  port.postMessage('ready' satisfies FromLogWriter);
};

/** Whatever arrived during the commit before: it shares the next one. */
const arrivedAt = (port: MessagePort): ToLogWriter[] => {
  const messages: ToLogWriter[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    messages.push(next.message as ToLogWriter);
  }
  return messages;
};

/** One writer that waits for each answer; many writers have others' work to do meanwhile, and need the processor for it. */
const isAlone = (messages: readonly ToLogWriter[]): boolean => messages.length === 1 && messages[0]?.length === 1;

/** A message that comes within this time of the answer before means that more are likely to come as soon. */
const BUSY_MILLISECONDS = 0.3;
const AWAKE_MILLISECONDS = 0.15;

/** The same, awake for a moment: to fall asleep and be woken takes as long as half a commit. */
const arrivingAt = (port: MessagePort): ToLogWriter[] => {
  const until = performance.now() + AWAKE_MILLISECONDS;
  for (;;) {
    const messages = arrivedAt(port);
    if (messages.length > 0 || performance.now() > until) return messages;
  }
};

/** Whoever started the thread is told why it cannot begin. */
const begin = (port: MessagePort): void => {
  try {
    serve(port, workerData as LogWriterData);
  } catch (error) {
    port.postMessage({ failed: String(error) } satisfies FromLogWriter);
    port.close();
  }
};

if (parentPort) begin(parentPort);
