import { openTemporaryReadStore } from '#test/temporary-stores';
import { readStoreContract } from './read-store.contract.ts';

readStoreContract('SQLite', openTemporaryReadStore);
