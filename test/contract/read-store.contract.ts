import { assetsContract } from './read-store/assets.ts';
import { documentsContract } from './read-store/documents.ts';
import type { OpenedReadStore, OpenReadStore } from './read-store/kit.ts';
import { leasesContract } from './read-store/leases.ts';
import { parkedContract } from './read-store/parked.ts';
import { queriesContract } from './read-store/queries.ts';
import { statusContract } from './read-store/status.ts';
import { switchContract } from './read-store/switch.ts';

export type { OpenReadStore } from './read-store/kit.ts';

/** What every adapter of the read store must do. `open` is called once; each test has its own view. */
export const readStoreContract = (name: string, open: OpenReadStore): void => {
  describe(`read store: ${name}`, () => {
    let opened: OpenedReadStore;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.stop());

    const current = () => opened;
    documentsContract(current);
    queriesContract(current);
    switchContract(current);
    parkedContract(current);
    leasesContract(current);
    statusContract(current);
    assetsContract(current);
  });
};
