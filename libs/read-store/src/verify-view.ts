import { compareCollections, type Comparison } from './compare-collections.ts';
import { checkCheckpoint } from './foreign-checkpoint.ts';
import type { AnyProjection } from './projection.ts';
import type { RebuildOptions } from './rebuild-view.ts';
import { SideBuilder } from './side-builder.ts';

/** Documents that wait for a replay explain a difference. `position`: how far both were compared. */
export type Verified = Comparison & { readonly position: number; readonly parkedDocuments: number };

/**
 * Replays the log into a scratch view and compares it with the live one, which continues at the same time. Undefined
 * when there is no live one. Throws `CheckpointForeign` and `CheckpointBeyondLog`.
 */
export const verifyView = async (options: RebuildOptions): Promise<Verified | undefined> => {
  const { eventStore, readStore, projection } = options;
  const live = readStore.writer(projection);
  const checkpoint = await live.checkpoint();
  await checkCheckpoint(eventStore, projection, checkpoint);
  if (!checkpoint) return undefined;
  const scratch = scratchOf(projection);
  const side = await readStore.writer(scratch).beginSide();
  try {
    const builder = new SideBuilder(side, options);
    await builder.catchUp(checkpoint.position);
    const comparison = await compareCollections(live, side, builder.position);
    const parkedDocuments = new Set((await live.parked()).map(({ key }) => key)).size;
    return { ...comparison, position: builder.position, parkedDocuments };
  } finally {
    await side.discard();
    await readStore.drop(scratch);
  }
};

/** A name that no view has; two processes may verify at the same time. */
const scratchOf = (projection: AnyProjection): AnyProjection => ({
  ...projection,
  name: `${projection.name}-verify-${process.pid}-${Date.now()}`,
  indexes: [],
});
