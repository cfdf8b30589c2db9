import type { ReactNode } from 'react';

/** A line of a list in the reader's order; its label names it where it is spoken of. */
export type SortableItem = { readonly key: string; readonly label: string; readonly content: ReactNode };
