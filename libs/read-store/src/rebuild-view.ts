import { randomUUID } from 'node:crypto';
import { compareCollections, type Comparison } from './compare-collections.ts';
import { checkCheckpoint, CheckpointBeyondLog, CheckpointForeign } from './foreign-checkpoint.ts';
import { isFoldedOtherwise } from './folded-shapes.ts';
import { type ActiveLease, tryLease } from './active-lease.ts';
import type { ReadStore } from './read-store.ts';
import { type BuildOptions, SideBuilder } from './side-builder.ts';
import { ViewDamaged } from './view.ts';
import { type Checkpoint, type SideCollection, viewId, type ViewVersion, type ViewWriter } from './view-writer.ts';

export type RebuildOptions = BuildOptions & {
  readonly readStore: ReadStore;
  /** The built collection is set aside for `switchView`, and the live one stays. */
  readonly keep?: boolean | undefined;
  /** Names this process in the lease of the rebuild; default: a generated name. */
  readonly holder?: string;
};

/** Comparison of the new collection with the one it replaced; undefined when there was none of this log. */
export type Rebuilt = { readonly position: number; readonly comparison: Comparison | undefined };

/** Another process rebuilds this view now. */
export class RebuildRunning extends Error {
  constructor(view: ViewVersion) {
    super(`view ${viewId(view)} is being rebuilt already`);
    this.name = 'RebuildRunning';
  }
}

/**
 * Builds a view's version again next to the live one, which is read and fed at the same time, compares both, and
 * switches in one step. Interrupted, it leaves the live one as it was. A view of another or longer log is discarded
 * first.
 */
export const rebuildView = (options: RebuildOptions): Promise<Rebuilt> =>
  underLease(options, async (held, lease) => {
    const writer = held.readStore.writer(held.projection);
    const live = await ownCheckpoint(held, writer);
    return build(held, lease, { writer, live, side: await writer.beginSide(), from: 0 });
  });

/** There is nothing to switch to. */
export class NothingStaged extends Error {
  constructor(view: ViewVersion) {
    super(`view ${viewId(view)} has nothing set aside: there is neither one built anew nor one from before`);
    this.name = 'NothingAside';
  }
}

/** The collection set aside was folded by a release that knew other events. */
export class StagedOutdated extends Error {
  constructor(view: ViewVersion) {
    super(`what view ${viewId(view)} has set aside was made by a release that knew other events: rebuild it instead`);
    this.name = 'AsideOutdated';
  }
}

/**
 * Brings the collection that was set aside up to date, compares, and switches to it in one step: to one from a rebuild,
 * or back to the one before. The formerly live one is then set aside.
 */
export const switchView = (options: RebuildOptions): Promise<Rebuilt> =>
  underLease(options, async (held, lease) => {
    const writer = held.readStore.writer(held.projection);
    const live = await ownCheckpoint(held, writer);
    const side = await writer.takeAside();
    if (!side) throw new NothingStaged(held.projection);
    const from = await side.checkpoint();
    await checkCheckpoint(held.eventStore, held.projection, from);
    if (from && (await isFoldedOtherwise(held.projection, held.eventStore, from)))
      throw new StagedOutdated(held.projection);
    return build({ ...held, keep: false }, lease, { writer, live, side, from: from?.position ?? 0 });
  });

const underLease = async (
  options: RebuildOptions,
  work: (held: RebuildOptions, lease: ActiveLease) => Promise<Rebuilt>,
): Promise<Rebuilt> => {
  const { readStore, projection } = options;
  const lease = await tryLease(readStore.leases, `rebuild:${viewId(projection)}`, options.holder ?? randomUUID());
  if (!lease) throw new RebuildRunning(projection);
  try {
    return await work(
      { ...options, signal: AbortSignal.any([lease.lost, ...(options.signal ? [options.signal] : [])]) },
      lease,
    );
  } finally {
    await lease.release();
  }
};

type Collections = {
  readonly writer: ViewWriter;
  readonly live: Checkpoint | undefined;
  readonly side: SideCollection;
  readonly from: number;
};

const build = async (
  options: RebuildOptions,
  lease: ActiveLease,
  { writer, live, side, from }: Collections,
): Promise<Rebuilt> => {
  try {
    const builder = new SideBuilder(side, options, from);
    await builder.catchUp(live?.position ?? (await options.eventStore.head()));
    await side.makeIndexes();
    const comparison = live && (await compareCollections(writer, side, builder.position).catch(nothingIfDamaged));
    await lease.holds();
    if (options.keep) await side.setAside();
    else {
      await writer.keepBefore();
      await lease.holds();
      await switchOver(builder, options);
    }
    return { position: builder.position, comparison };
  } finally {
    await side.discard();
  }
};

const switchOver = async (builder: SideBuilder, { eventStore }: RebuildOptions): Promise<void> => {
  do await builder.catchUp(await eventStore.head());
  while ((await builder.side.becomeLive()) === 'behind');
};

/** A damaged view needs a rebuild. */
export const nothingIfDamaged = (error: unknown): undefined => {
  if (!(error instanceof ViewDamaged)) throw error;
  return undefined;
};

/** The live checkpoint; drops a view of another log. */
const ownCheckpoint = async (
  { eventStore, readStore, projection }: RebuildOptions,
  writer: ViewWriter,
): Promise<Checkpoint | undefined> => {
  const checkpoint = await writer.checkpoint().catch(nothingIfDamaged);
  try {
    await checkCheckpoint(eventStore, projection, checkpoint);
    return checkpoint;
  } catch (error) {
    if (!(error instanceof CheckpointForeign) && !(error instanceof CheckpointBeyondLog)) throw error;
    await readStore.drop(projection);
    return writer.checkpoint();
  }
};
