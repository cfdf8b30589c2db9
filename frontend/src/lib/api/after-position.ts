import type { Written } from '#contracts';

/** Views that must show at least this position before their answer counts: our own writes. */
const awaited = new Map<string, number>();

/** After a write: its views are asked to have got there, until they say that they have. */
export function rememberWrite({ position, views }: Pick<Written, 'position' | 'views'>): void {
  for (const view of views) awaited.set(view, Math.max(position, awaited.get(view) ?? 0));
}

/** The position to ask a view for, if any. */
export function awaitedPosition(view: string): number | undefined {
  return awaited.get(view);
}

/** A view answered at this position: what it has passed need not be asked for again. */
export function viewReached(view: string, position: number): void {
  const wanted = awaited.get(view);
  if (wanted !== undefined && position >= wanted) awaited.delete(view);
}

/** Another person, another memory. */
export function forgetWrites(): void {
  awaited.clear();
}
