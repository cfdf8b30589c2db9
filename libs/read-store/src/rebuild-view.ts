import { randomUUID } from 'node:crypto';
import { compareCollections, type Comparison } from './compare-collections.ts';
import { checkCheckpoint, CheckpointBeyondLog, CheckpointForeign } from './foreign-checkpoint.ts';
import { type HeldLease, tryLease } from './held-lease.ts';
import type { ReadStore } from './read-store.ts';
import { type BuildOptions, SideBuilder } from './side-builder.ts';
import { ViewDamaged } from './view.ts';
import { type Checkpoint, viewId, type ViewVersion, type ViewWriter } from './view-writer.ts';

export type RebuildOptions = BuildOptions & {
  readonly readStore: ReadStore;
  /** Names this process in the lease of the rebuild; one of its own when left out. */
  readonly holder?: string;
};

/** How the new collection compared with the one it replaced; undefined when there was none of this log. */
export type Rebuilt = { readonly position: number; readonly comparison: Comparison | undefined };

/** Another process rebuilds this view now. */
export class RebuildRunning extends Error {
  constructor(view: ViewVersion) {
    super(`view ${viewId(view)} is being rebuilt already`);
    this.name = 'RebuildRunning';
  }
}

/**
 * Builds a view's version again beside the live one, which is read and fed meanwhile, compares both, and switches in one
 * step. Interrupted, it leaves the live one as it was. A view of another or longer log is thrown away first.
 */
export const rebuildView = async (options: RebuildOptions): Promise<Rebuilt> => {
  const { readStore, projection } = options;
  const lease = await tryLease(readStore.leases, `rebuild:${viewId(projection)}`, options.holder ?? randomUUID());
  if (!lease) throw new RebuildRunning(projection);
  try {
    return await rebuild(
      { ...options, signal: AbortSignal.any([lease.lost, ...(options.signal ? [options.signal] : [])]) },
      lease,
    );
  } finally {
    await lease.release();
  }
};

const rebuild = async (options: RebuildOptions, lease: HeldLease): Promise<Rebuilt> => {
  const writer = options.readStore.writer(options.projection);
  const live = await ownCheckpoint(options, writer);
  const side = await writer.beginSide();
  try {
    const builder = new SideBuilder(side, options);
    await builder.catchUp(live?.position ?? (await options.eventStore.head()));
    await side.makeIndexes();
    const comparison = live && (await compareCollections(writer, side, builder.position).catch(nothingIfDamaged));
    await lease.holds();
    await switchOver(builder, options);
    return { position: builder.position, comparison };
  } finally {
    await side.discard();
  }
};

const switchOver = async (builder: SideBuilder, { eventStore }: RebuildOptions): Promise<void> => {
  do await builder.catchUp(await eventStore.head());
  while ((await builder.side.becomeLive()) === 'behind');
};

/** A rebuild is what a damaged view needs. */
export const nothingIfDamaged = (error: unknown): undefined => {
  if (!(error instanceof ViewDamaged)) throw error;
  return undefined;
};

/** The live checkpoint; what is not of this log is dropped. */
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
