import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openLogForWriting } from './log-file.sqlite.ts';
import { type AppendOutcome, type AppendRequest, groupCommit } from './log-writer.sqlite.ts';

/** What the thread is started with. */
export type LogWriterData = { readonly file: string; readonly maxPageCount?: number | undefined };

/** What it is sent: appends, or the word to finish them and end. */
export type ToLogWriter = readonly AppendRequest[] | 'close';

/** What it says: that it is ready, or why not; then the outcomes of a group. */
export type FromLogWriter = 'ready' | { readonly failed: string } | readonly (readonly [number, AppendOutcome])[];

const serve = (port: NonNullable<typeof parentPort>, { file, maxPageCount }: LogWriterData): void => {
  const log = openLogForWriting(file, maxPageCount);
  const commit = groupCommit(log);

  port.on('message', (first: ToLogWriter) => {
    const messages = [first, ...waiting(port)];
    const group = messages.flatMap((message) => (message === 'close' ? [] : message));
    const outcomes = commit(group);
    port.postMessage(group.map(({ ticket }, index) => [ticket, outcomes[index]]));
    if (!messages.includes('close')) return;
    log.close();
    port.close();
  });
  port.postMessage('ready' satisfies FromLogWriter);
};

/** Whatever arrived during the commit before: it shares the next one. */
const waiting = (port: NonNullable<typeof parentPort>): ToLogWriter[] => {
  const messages: ToLogWriter[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    messages.push(next.message as ToLogWriter);
  }
  return messages;
};

if (parentPort) {
  try {
    serve(parentPort, workerData as LogWriterData);
  } catch (error) {
    parentPort.postMessage({ failed: String(error) } satisfies FromLogWriter);
    parentPort.close();
  }
}
