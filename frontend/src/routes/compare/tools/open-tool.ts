import type { UnlikelyTime } from '../../../features/predictions/unlikely-time.ts';
import type { TrackCode } from '#racing';
import { storeOf, useStore } from '../../../lib/store.ts';

/**
 * A tool of the grid: the order of cars and tracks, the tunes of the car in a column, a block of times, the best cars of a
 * track, all cars on one track, one car on all tracks, or a doubtful time.
 */
export type OpenTool =
  | { tool: 'arrange' }
  | { tool: 'tunes'; column: number }
  | { tool: 'paste'; start: PasteStart; text: string }
  | { tool: 'best-of'; track: TrackCode }
  | PivotTool
  | UnlikelyTimeTool;

export type PivotTool = { tool: 'one-track'; track: TrackCode } | { tool: 'one-car'; column: number };

/** A time far from the predicted one: whether it is sent. */
export type UnlikelyTimeTool = { tool: 'far-off'; farOff: UnlikelyTime; answer: (send: boolean) => void };

/** Where the block starts: undefined where it names its tracks itself; then the first track. */
export type PasteStart = { readonly track: TrackCode | undefined; readonly column: number };

const open = storeOf<OpenTool | null>(null);

export const openTool = open.set;
export const closeTool = (): void => open.set(null);
export const useOpenTool = (): OpenTool | null => useStore(open);
