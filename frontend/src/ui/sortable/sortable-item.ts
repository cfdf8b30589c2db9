import type { ReactNode } from 'react';

export type SortableItem = { readonly key: string; readonly label: string; readonly content: ReactNode };
