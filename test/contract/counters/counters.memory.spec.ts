import { countersInMemory } from '../../../apps/api/src/accounts/counters.ts';
import { countersContract } from '../counters.contract.ts';

describe('counters in memory', () => {
  countersContract(countersInMemory);
});
