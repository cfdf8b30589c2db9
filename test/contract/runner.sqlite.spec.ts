import { openTemporaryEventStore, openTemporaryReadStore } from '#test/temporary-stores';
import { runnerContract } from './runner.contract.ts';

runnerContract('SQLite', openTemporaryReadStore, openTemporaryEventStore);
