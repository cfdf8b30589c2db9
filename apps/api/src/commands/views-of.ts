import type { Event } from '#kernel';
import { projections } from '#projections';

/** The views that show these events: those whose projections handle one of them. */
export const viewsOf = (events: readonly Event[]): string[] => {
  const types = new Set<string>(events.map(({ type }) => type));
  return projections
    .filter(({ handles }) => (handles as readonly string[]).some((type) => types.has(type)))
    .map(({ name }) => name);
};
