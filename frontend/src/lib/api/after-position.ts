import type { Written } from '#contracts';

/** The position that each view must reach before its response counts: that of our own writes. */
const awaited = new Map<string, number>();

/** After a write: requests to its views ask for this position, until they have reached it. */
export function rememberWrite({ position, views }: Pick<Written, 'position' | 'views'>): void {
  for (const view of views) awaited.set(view, Math.max(position, awaited.get(view) ?? 0));
}

/** The position to request of a view, if any. */
export function awaitedPosition(view: string): number | undefined {
  return awaited.get(view);
}

/** A view answered at this position: up to there it need not be requested again. */
export function viewReached(view: string, position: number): void {
  const wanted = awaited.get(view);
  if (wanted !== undefined && position >= wanted) awaited.delete(view);
}

/** On a change of user. */
export function forgetWrites(): void {
  awaited.clear();
}
