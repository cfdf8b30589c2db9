import type { ViewChange } from '#read-store';
import { cars } from '#projections/cars/cars.projection';
import { afterQuiet } from './after-quiet.ts';
import { makeInWorker } from './make-in-worker.ts';

export type CatalogueKeeper = {
  /** What this process' runner has changed: only the leader of view `cars` is told of changes to it. */
  changed(changes: readonly ViewChange[]): void;
  /** Ends what is under way; the next leader makes it. */
  stop(): void;
};

export type KeepCatalogue = {
  readonly readStoreUrl: string;
  /** A new catalogue is there: to be told to whoever has one open. */
  readonly made: (change: ViewChange) => void;
  /** It could not be made, and is tried again. */
  readonly trouble: (error: unknown) => void;
  readonly quietMs?: number;
};

/** An import of a whole catalogue takes minutes: it is worth one catalogue, not one for each car. */
const QUIET_MS = 1_000;

/** Makes the catalogue anew whenever view `cars` has changed and been quiet for a second. */
export const keepCatalogue = ({ readStoreUrl, made, trouble, quietMs = QUIET_MS }: KeepCatalogue): CatalogueKeeper => {
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
