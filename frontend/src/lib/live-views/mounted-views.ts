import { MAX_CHANNELS } from '#contracts';
import type { ViewChanged } from '#contracts';
import { storeOf } from '../store.ts';

/** A view that some screen shows now. */
export type MountedView = {
  readonly key: readonly string[];
  readonly channels: readonly string[];
  /** Other views that its answer is made of. */
  readonly alsoOf?: readonly string[];
  position: () => number;
  revalidate: () => void;
};

const mounted = storeOf<readonly MountedView[]>([]);

/** Says that a view is shown; the answer ends it. */
export function mountView(view: MountedView): () => void {
  mounted.set([...mounted.get(), view]);
  return () => mounted.set(mounted.get().filter((other) => other !== view));
}

export const { get: mountedViews, subscribe: onMountedViews } = mounted;

/** The channels of everything shown, at most as many as a socket may join. */
export function mountedChannels(): string[] {
  const all = new Set(mountedViews().flatMap((view) => view.channels));
  return [...all].slice(0, MAX_CHANNELS);
}

/** A push is news only to what shows that view, listens to that channel (or the push is for all, '*') and is older. */
export function viewsToRevalidate(push: ViewChanged): MountedView[] {
  const isOf = ({ key, alsoOf = [] }: MountedView) => key[0] === push.view || alsoOf.includes(push.view);
  const isHeard = (view: MountedView) => push.channel === '*' || view.channels.includes(push.channel);
  return mountedViews().filter((view) => isOf(view) && isHeard(view) && view.position() < push.position);
}

/** After a write of ours: asks its views again, now. */
export function revalidateViews(names: readonly string[]): void {
  for (const view of mountedViews()) if (names.includes(view.key[0] ?? '')) view.revalidate();
}
