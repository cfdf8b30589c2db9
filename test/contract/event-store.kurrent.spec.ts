import { randomUUID } from 'node:crypto';
import { openKurrentEventStore } from '../../libs/event-store/src/event-store.kurrent.ts';
import { KurrentDouble } from '../support/kurrent-double/kurrent-double.ts';
import { eventStoreContract, type OpenStore } from './event-store.contract.ts';
import { deleteStreams, writeOthersStreams } from '../support/kurrent-double/others-streams.ts';

const contractOn =
  (url: string, stop: (streamPrefix: string) => Promise<void>): OpenStore =>
  async (upcasters) => {
    const streamPrefix = `contract-${randomUUID()}-`;
    const open = (eventTypes?: readonly string[]) =>
      openKurrentEventStore({ url, upcasters, streamPrefix, ...(eventTypes && { eventTypes }) });
    await writeOthersStreams(url, streamPrefix);
    const store = await open();
    return {
      store,
      another: open,
      reopen: async () => {
        await store.close();
        return open();
      },
      stop: async () => {
        await store.close();
        await stop(streamPrefix);
      },
    };
  };

eventStoreContract("KurrentDB's double", async (upcasters) => {
  const double = await KurrentDouble.start();
  return contractOn(double.url, () => double.stop())(upcasters);
});

const server = process.env.EVENTSTORE_URL;
if (server) {
  eventStoreContract(
    'KurrentDB',
    contractOn(server, (streamPrefix) => deleteStreams(server, streamPrefix)),
  );
} else {
  process.stderr.write('skipped: the event store contract on a real KurrentDB (EVENTSTORE_URL is not set)\n');
}
