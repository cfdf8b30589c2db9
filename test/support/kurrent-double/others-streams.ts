import { ANY, jsonEvent, KurrentDBClient, START, streamNameFilter } from '@kurrent/kurrentdb-client';
import { randomUUID } from 'node:crypto';

const OTHERS = 'others-';

/** What another product might keep on the same server: 60 events in three streams. */
export const writeOthersStreams = async (url: string): Promise<void> => {
  const client = KurrentDBClient.connectionString(url);
  for (const name of ['orders', 'tdr', randomUUID()]) {
    const events = Array.from({ length: 20 }, (_, n) => jsonEvent({ type: 'OthersHappened', data: { n } }));
    await client.appendToStream(`${OTHERS}${name}`, events, { streamState: ANY });
  }
  await client.dispose();
};

/** Deletes every stream that a run wrote, those of others included. */
export const deleteStreams = async (url: string, streamPrefix: string): Promise<void> => {
  const client = KurrentDBClient.connectionString(url);
  const filter = streamNameFilter({ prefixes: [streamPrefix, `log-id-of-${streamPrefix}`, OTHERS] });
  const names = new Set<string>();
  for await (const { event } of client.readAll({ fromPosition: START, filter })) if (event) names.add(event.streamId);
  for (const name of names) await client.deleteStream(name, { expectedRevision: ANY }).catch(() => undefined);
  await client.dispose();
};
