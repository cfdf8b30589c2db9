import { MAX_CHANNELS } from '#contracts';
import type { ViewChanged } from '#contracts';
import { storeOf } from '../store.ts';

/** A view that some screen shows now. */
export type MountedView = {
  readonly key: readonly string[];
  readonly channels: readonly string[];
  /** Other views that its answer is made of. */
  readonly alsoOf?: readonly string[];
  /** What its answer contains at least; 0 while there is none. */
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

/** Views whose channels were joined at a position that their answer has not been compared with. */
const joinedAt = new WeakMap<MountedView, number>();

/** Channels are heard from this position on: what shows them with an answer from before it asks again, once. */
export function heardFrom(channels: readonly string[], position: number): void {
  for (const view of mountedViews()) {
    if (!view.channels.some((channel) => channels.includes(channel))) continue;
    joinedAt.set(view, position);
    catchUp(view);
  }
}

/** A question that was out while its channels were joined may be answered with what was before: looked at when it is here. */
export function catchUp(view: MountedView): void {
  const position = joinedAt.get(view);
  const answeredAt = view.position();
  if (position === undefined || answeredAt === 0) return;
  joinedAt.delete(view);
  if (answeredAt < position) view.revalidate();
}

/** After a write of ours: asks its views again, now. */
export function revalidateViews(names: readonly string[]): void {
  for (const view of mountedViews()) if (names.includes(view.key[0] ?? '')) view.revalidate();
}

/** Where a screen turned out to be behind: not every view hears of what happens to what it shows. */
export function revalidateAll(): void {
  for (const view of mountedViews()) view.revalidate();
}
