import { openTemporaryReadStore } from '#test/temporary-stores';
import { readStoreContract } from './read-store.contract.ts';
import { processesContract } from './read-store/processes.ts';

readStoreContract('SQLite', openTemporaryReadStore);
processesContract();
