import { projections } from '#projections';
import { type ParkedEvent, viewId, type ViewVersion } from '#read-store';
import type { Stores } from '../stores.ts';

/** One version of one view. `behind`: positions it has still to read; `known`: this release has its projection. */
export type StatusOfView = {
  readonly view: string;
  readonly known: boolean;
  readonly position: number | undefined;
  readonly behind: number | undefined;
  readonly holder: string | undefined;
  readonly parked: readonly ParkedEvent[];
};

export type Status = { readonly logId: string; readonly head: number; readonly views: readonly StatusOfView[] };

/** Where the log and every view are, those of other releases too. */
export const readStatus = async ({ eventStore, readStore }: Stores): Promise<Status> => {
  const stored = await readStore.status();
  const head = await eventStore.head();
  const ofThisRelease = new Set(projections.map(viewId));
  const views = await Promise.all(
    allViews(stored).map(async (version): Promise<StatusOfView> => {
      const view = viewId(version);
      const projection = projections.find((candidate) => viewId(candidate) === view);
      const position = stored.find((found) => viewId(found) === view)?.checkpoint?.position;
      const holder = await readStore.leases.holder(`projection:${view}`);
      const parked = projection && position !== undefined ? await readStore.writer(projection).parked() : [];
      const behind = position === undefined ? undefined : Math.max(0, head - position);
      return { view, known: ofThisRelease.has(view), position, behind, holder, parked };
    }),
  );
  return { logId: await eventStore.logId(), head, views };
};

const allViews = (stored: readonly ViewVersion[]): readonly ViewVersion[] => {
  const byId = new Map([...projections, ...stored].map((version) => [viewId(version), version]));
  return [...byId.values()];
};
