import { appendContract } from './event-store/append.ts';
import { beginContract } from './event-store/begin.ts';
import { budgetContract } from './event-store/budget.ts';
import { decideContract } from './event-store/decide.ts';
import { followContract } from './event-store/follow.ts';
import { contractUpcasters, type OpenedStore, type OpenStore } from './event-store/kit.ts';
import { lifeContract } from './event-store/life.ts';
import { readContract } from './event-store/read.ts';
import { shapesContract } from './event-store/shapes.ts';

export type { OpenStore } from './event-store/kit.ts';

/**
 * What every adapter of the event store must do. `open` is called once; the log may contain other streams, and each
 * test writes its own streams and reads no others.
 */
export const eventStoreContract = (name: string, open: OpenStore): void => {
  describe(`event store: ${name}`, () => {
    let opened: OpenedStore;
    beforeAll(async () => {
      opened = await open(contractUpcasters);
    });
    afterAll(() => opened?.stop());

    const current = () => opened;
    shapesContract(current);
    appendContract(current);
    readContract(current);
    budgetContract(current);
    followContract(current);
    decideContract(current);
    beginContract(current);
    // The last one, because it closes the store.
    lifeContract(current);
  });
};
