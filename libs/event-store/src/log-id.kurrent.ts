import { randomUUID } from 'node:crypto';
import { ErrorType, jsonEvent, NO_STREAM } from '@kurrent/kurrentdb-client';
import type { Connection } from './connection.kurrent.ts';
import { isOfType } from './errors.kurrent.ts';
import { EventStoreUnavailable } from './event-store.ts';
import type { Reader } from './reader.kurrent.ts';
import type { StreamNames } from './recorded.kurrent.ts';

/** The id that the log was created with; gives it one when it has none. Of several concurrent writers, one wins. */
export const logIdOf = async (
  connection: Connection,
  reader: Reader,
  { logIdStream }: StreamNames,
): Promise<string> => {
  const written = async () => {
    const [event] = await reader.events(logIdStream, 0, 1);
    return (event?.data as { readonly logId?: string } | undefined)?.logId;
  };
  const before = await written();
  if (before !== undefined) return before;
  await connection.ask(async (client) => {
    const started = jsonEvent({ type: 'LogStarted', data: { logId: randomUUID() } });
    try {
      await client.appendToStream(logIdStream, started, { streamState: NO_STREAM, requiresLeader: true });
    } catch (error) {
      if (!isOfType(error, ErrorType.WRONG_EXPECTED_VERSION)) throw error;
    }
  });
  const logId = await written();
  if (logId === undefined) throw new EventStoreUnavailable('the log has no id');
  return logId;
};
