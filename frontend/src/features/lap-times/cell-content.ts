import type { Standing } from './standings.ts';

/** What a cell shows, in the order of right to show. */
export type CellContent =
  | { status: 'not-asked' }
  | { status: 'loading'; late: boolean }
  | { status: 'failed' }
  | { status: 'none' }
  | { status: 'past'; text: string }
  | { status: 'unsaved'; text: string }
  | {
      status: 'known';
      text: string;
      dnf: boolean;
      speed: boolean;
      standing: Standing;
      pending: boolean;
      yours: boolean;
    };

export type KnownContent = Extract<CellContent, { status: 'known' }>;
