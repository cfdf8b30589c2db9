import type { CellContent } from './cell-content.ts';
import type { SpokenCell } from './use-spoken-cell.ts';

export type TimeCellProps = {
  content: CellContent;
  show: 'points' | 'times' | 'gaps';
  colours: 'medals' | 'heat' | 'plain';
  base: boolean;
  spoken: SpokenCell;
  /** What explains the time: MRA, braking, a clearance that loses time here. */
  figure?: string | undefined;
};
