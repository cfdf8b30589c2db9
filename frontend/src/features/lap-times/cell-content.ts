import type { Predicted } from '../../lib/predictions.ts';
import type { Ranking } from './rankings.ts';

/** What a cell shows, by priority. */
export type CellContent =
  | { status: 'not-asked' }
  | { status: 'loading'; late: boolean }
  | { status: 'failed' }
  | { status: 'none' }
  | { status: 'past'; text: string }
  /** Far from what is expected, or voted down, and not settled: shown, and not counted. */
  | { status: 'disputed'; text: string; dnf: boolean; speed: boolean; yours: boolean }
  /** Nobody has measured it; the formulas say about this. Never counted. */
  | ({ status: 'predicted' } & Predicted)
  /** Typed and not saved; `current` is the time that counts meanwhile. */
  | { status: 'unsaved'; text: string; current: string | undefined }
  | {
      status: 'known';
      text: string;
      dnf: boolean;
      speed: boolean;
      ranking: Ranking;
      pending: boolean;
      yours: boolean;
    };

export type KnownContent = Extract<CellContent, { status: 'known' }>;
