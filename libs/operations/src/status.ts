import type { EventStore } from '#event-store';
import { projections } from '#projections';
import {
  type StagedView,
  leaseOfView,
  type ParkedEvent,
  type ReadStore,
  type ViewError,
  viewErrorOf,
  viewId,
  type ViewVersion,
} from '#read-store';

type Stores = { readonly eventStore: EventStore; readonly readStore: ReadStore };

/** One version of one view. `behind`: positions it has still to read; `known`: this release has its projection. */
export type StatusOfView = ViewVersion & {
  readonly known: boolean;
  readonly position: number | undefined;
  readonly behind: number | undefined;
  /** Positions per second, and seconds until it has caught up; undefined where it is up to date, or still unknown. */
  readonly rate: number | undefined;
  readonly secondsLeft: number | undefined;
  readonly holder: string | undefined;
  readonly parked: readonly ParkedEvent[];
  readonly trouble: ViewError | undefined;
  readonly aside: StagedView | undefined;
};

export type Status = { readonly logId: string; readonly head: number; readonly views: readonly StatusOfView[] };

/** The state of the log and of every view, those of other releases included. `paces`: earlier positions, for rates. */
export const readStatus = async ({ eventStore, readStore }: Stores, paces: Paces = new Paces()): Promise<Status> => {
  const stored = await readStore.status();
  const head = await eventStore.head();
  const ofThisRelease = new Set(projections.map(viewId));
  const views = await Promise.all(
    allViews(stored).map(async (version): Promise<StatusOfView> => {
      const { name, version: number } = version;
      const id = viewId(version);
      const projection = projections.find((candidate) => viewId(candidate) === id);
      const found = stored.find((one) => viewId(one) === id);
      const position = found?.checkpoint?.position;
      const behind = position === undefined ? undefined : Math.max(0, head - position);
      return {
        name,
        version: number,
        known: ofThisRelease.has(id),
        position,
        behind,
        ...paces.of(id, position ?? 0, behind ?? 0),
        holder: await readStore.leases.holder(leaseOfView(version)),
        parked: projection && position !== undefined ? await parkedOf(readStore.writer(projection)) : [],
        trouble: (await readStore.notes.get(viewErrorOf(version))) as ViewError | undefined,
        aside: found?.aside,
      };
    }),
  );
  return { logId: await eventStore.logId(), head, views };
};

const parkedOf = (writer: ReturnType<ReadStore['writer']>): Promise<readonly ParkedEvent[]> => writer.parked();

const allViews = (stored: readonly ViewVersion[]): readonly ViewVersion[] => {
  const byId = new Map([...projections, ...stored].map((version) => [viewId(version), version]));
  return [...byId.values()];
};

type Pace = { readonly rate: number | undefined; readonly secondsLeft: number | undefined };

export class Paces {
  readonly #seen = new Map<string, { readonly position: number; readonly at: number }>();

  of(view: string, position: number, behind: number): Pace {
    const before = this.#seen.get(view);
    const at = performance.now();
    this.#seen.set(view, { position, at });
    const seconds = before ? (at - before.at) / 1_000 : 0;
    if (!before || behind === 0 || seconds < 0.2) return { rate: undefined, secondsLeft: undefined };
    const rate = (position - before.position) / seconds;
    return { rate, secondsLeft: rate > 0 ? behind / rate : undefined };
  }
}
