import { openReadStore } from '#read-store';
import { mongoServer } from '#test/mongo-server';
import { ring } from '#test/ring';
import { openTemporaryEventStore } from '#test/temporary-stores';
import { runnerContract } from './runner.contract.ts';

ring('projections into MongoDB', await mongoServer(), ({ url, stop }) => {
  afterAll(stop);
  runnerContract(
    'MongoDB',
    async () => {
      const store = await openReadStore({ url });
      return { store, another: () => openReadStore({ url }), stop: () => store.close() };
    },
    openTemporaryEventStore,
  );
});
