import { openReadStore } from '#read-store';
import { mongoServer } from '#test/mongo-server';
import { ring } from '#test/ring';
import { readStoreContract } from './read-store.contract.ts';

ring('read store on MongoDB', await mongoServer(), ({ url, stop }) => {
  afterAll(stop);
  readStoreContract('MongoDB', async () => {
    const store = await openReadStore({ url });
    return { store, another: () => openReadStore({ url }), stop: () => store.close() };
  });
});
