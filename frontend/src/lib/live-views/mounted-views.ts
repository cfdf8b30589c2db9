import { MAX_CHANNELS } from '#contracts';
import type { ViewChanged } from '#contracts';
import { storeOf } from '../store.ts';

export type MountedView = {
  readonly key: readonly string[];
  readonly channels: readonly string[];
  /** Other views that its response depends on. */
  readonly alsoOf?: readonly string[];
  /** The position that its response includes at least; 0 while there is none. */
  position: () => number;
  revalidate: () => void;
};

const mounted = storeOf<readonly MountedView[]>([]);

/** Registers a view as shown; the returned function removes it. */
export function mountView(view: MountedView): () => void {
  mounted.set([...mounted.get(), view]);
  return () => mounted.set(mounted.get().filter((other) => other !== view));
}

export const { get: mountedViews, subscribe: onMountedViews } = mounted;

/** The channels of all mounted views, at most as many as a socket may join. */
export function mountedChannels(): string[] {
  const all = new Set(mountedViews().flatMap((view) => view.channels));
  return [...all].slice(0, MAX_CHANNELS);
}

/**
 * A push concerns only mounted views of that name that listen to that channel (or the push is for all, '*') and are
 * older.
 */
export function viewsToRevalidate(push: ViewChanged): MountedView[] {
  const isOf = ({ key, alsoOf = [] }: MountedView) => key[0] === push.view || alsoOf.includes(push.view);
  const isHeard = (view: MountedView) => push.channel === '*' || view.channels.includes(push.channel);
  return mountedViews().filter((view) => isOf(view) && isHeard(view) && view.position() < push.position);
}

/** Views whose channels were joined at a position that their response has not been compared with. */
const joinedAt = new WeakMap<MountedView, number>();

/** Channels are received from this position on: views on them with an older response are requested again, once. */
export function heardFrom(channels: readonly string[], position: number): void {
  for (const view of mountedViews()) {
    if (!view.channels.some((channel) => channels.includes(channel))) continue;
    joinedAt.set(view, position);
    catchUp(view);
  }
}

/** A request sent before its channels were joined may return older data: checked when it arrives. */
export function catchUp(view: MountedView): void {
  const position = joinedAt.get(view);
  const answeredAt = view.position();
  if (position === undefined || answeredAt === 0) return;
  joinedAt.delete(view);
  if (answeredAt < position) view.revalidate();
}

/** After a write of ours: requests its views again immediately. */
export function revalidateViews(names: readonly string[]): void {
  for (const view of mountedViews()) if (names.includes(view.key[0] ?? '')) view.revalidate();
}

/** For a screen that turned out to be behind: not every view receives pushes about its content. */
export function revalidateAll(): void {
  for (const view of mountedViews()) view.revalidate();
}
