import type { Event } from '#kernel';
import { projections } from '#projections';

/** The views that will show a fact of this type: those whose projections handle it. */
export const viewsOf = (type: Event['type']): string[] =>
  projections.filter(({ handles }) => (handles as readonly string[]).includes(type)).map(({ name }) => name);
