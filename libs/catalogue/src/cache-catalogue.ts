import type { ViewChange } from '#read-store';
import { cars } from '#projections/cars/cars.projection';
import { afterQuiet } from './after-quiet.ts';
import { makeInWorker } from './make-in-worker.ts';

export type CatalogueCache = {
  /** Changes by this process' runner: only the leader of view `cars` receives changes to it. */
  changed(changes: readonly ViewChange[]): void;
  /** Ends the work under way; the next leader makes the catalogue. */
  stop(): void;
};

export type CatalogueCacheOptions = {
  readonly readStoreUrl: string;
  /** A new catalogue exists: to be sent to clients that have one open. */
  readonly made: (change: ViewChange) => void;
  readonly trouble: (error: unknown) => void;
  readonly quietMs?: number;
};

/** An import of a full catalogue takes minutes: it should make one catalogue, not one for each car. */
const QUIET_MS = 1_000;

/** Makes the catalogue again after view `cars` has changed and been quiet for a second. */
export const cacheCatalogue = ({
  readStoreUrl,
  made,
  trouble,
  quietMs = QUIET_MS,
}: CatalogueCacheOptions): CatalogueCache => {
  const stopped = new AbortController();
  const make = async (): Promise<boolean> => {
    try {
      const { position } = await makeInWorker({ readStoreUrl }, stopped.signal);
      made({ view: 'catalogue', channel: 'catalogue', keys: '*', position });
      return true;
    } catch (error) {
      if (!stopped.signal.aborted) trouble(error);
      return false;
    }
  };
  const quiet = afterQuiet(quietMs, make);
  return {
    changed: (changes) => {
      if (changes.some(({ view }) => view === cars.name)) quiet.heard();
    },
    stop: () => {
      quiet.stop();
      stopped.abort();
    },
  };
};
