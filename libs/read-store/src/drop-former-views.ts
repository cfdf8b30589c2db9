import { tryLease } from './active-lease.ts';
import { leaseOfView } from './leases.ts';
import type { ReadStore } from './read-store.ts';
import { viewId, type ViewVersion } from './view-writer.ts';

export type FormerViewsOptions = {
  readonly readStore: ReadStore;
  /** The views of this program. */
  readonly projections: readonly ViewVersion[];
  /** Views under names that no program from this one on has. */
  readonly formerViews: readonly ViewVersion[];
  readonly holder: string;
};

/**
 * Drops views that now have another name. False, and nothing is dropped, while a view of this program has never been
 * built. Leaves out a view that a process of an earlier release still works on: the next start finds it again.
 */
export const dropFormerViews = async (options: FormerViewsOptions): Promise<boolean> => {
  const { readStore, projections, formerViews, holder } = options;
  const built = new Set((await readStore.status()).flatMap((view) => (view.checkpoint ? [viewId(view)] : [])));
  if (!projections.every((view) => built.has(viewId(view)))) return false;
  for (const view of formerViews) {
    const lease = await tryLease(readStore.leases, leaseOfView(view), holder);
    try {
      if (lease) await readStore.drop(view);
    } finally {
      await lease?.release();
    }
  }
  return true;
};
