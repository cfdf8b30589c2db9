import type { EventStore } from '#event-store';
import type { OpenReadStore } from './read-store/kit.ts';
import { followingContract } from './runner/following.ts';
import { formerViewsContract } from './runner/former-views.ts';
import type { OpenedStores } from './runner/kit.ts';
import { leadingContract } from './runner/leading.ts';
import { poisonContract } from './runner/poison.ts';
import { rebuildingContract } from './runner/rebuilding.ts';

type OpenEventStore = () => Promise<{ readonly store: EventStore; stop(): Promise<void> }>;

/** The required results of projections, rebuilds and leaders on every pair of stores. Each test has its own views. */
export const runnerContract = (name: string, openReadStore: OpenReadStore, openEventStore: OpenEventStore): void => {
  describe(`projections: ${name}`, () => {
    let stores: OpenedStores;
    const stops: (() => Promise<void>)[] = [];
    beforeAll(async () => {
      const [views, log] = [await openReadStore(), await openEventStore()];
      stops.push(views.stop, log.stop);
      stores = { eventStore: log.store, readStore: views.store, another: views.another };
    });
    afterAll(async () => {
      for (const stop of stops) await stop();
    });

    const current = () => stores;
    followingContract(current);
    poisonContract(current);
    leadingContract(current);
    rebuildingContract(current);
    formerViewsContract(current);
  });
};
