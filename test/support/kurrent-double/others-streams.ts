import { ANY, jsonEvent, KurrentDBClient, START, streamNameFilter } from '@kurrent/kurrentdb-client';

const othersPrefix = (streamPrefix: string) => `others-than-${streamPrefix}`;

/** Another product's streams on the same server: 60 events in three streams. */
export const writeOthersStreams = async (url: string, streamPrefix: string): Promise<void> => {
  const client = KurrentDBClient.connectionString(url);
  for (const name of ['orders', 'cell-1', 'tdr']) {
    const events = Array.from({ length: 20 }, (_, n) => jsonEvent({ type: 'OthersHappened', data: { n } }));
    await client.appendToStream(`${othersPrefix(streamPrefix)}${name}`, events, { streamState: ANY });
  }
  await client.dispose();
};

/** Deletes every stream that a run with this prefix wrote, those of others included. */
export const deleteStreams = async (url: string, streamPrefix: string): Promise<void> => {
  const client = KurrentDBClient.connectionString(url);
  const prefixes = [streamPrefix, `log-id-of-${streamPrefix}`, othersPrefix(streamPrefix)];
  const written = client.readAll({ fromPosition: START, filter: streamNameFilter({ prefixes }) });
  const names = new Set<string>();
  for await (const { event } of written) if (event) names.add(event.streamId);
  for (const name of names) await client.deleteStream(name, { expectedRevision: ANY });
  await client.dispose();
};
